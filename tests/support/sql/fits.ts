declare const unknownNull: unique symbol
declare const anyJson: unique symbol

/** PostgreSQL cannot tell whether it is null: a declaration may say either. */
export type Maybe<T> = { [unknownNull]: T }

/** JSON of a shape PostgreSQL does not know. */
export type Json = { [anyJson]: true }

/**
 * The declared row, provided that a statement which answers `Answered` fits it; else the error names the columns and
 * what is the matter with each.
 */
export type Checked<Answered, Declared extends Verdict<Answered, Declared>> = Declared & Pick<Answered, never>

type Verdict<Answered, Declared> =
  Misfits<Answered, Declared> extends infer Found
    ? keyof Found extends never
      ? unknown
      : { [Name in keyof Found]: Found[Name] }
    : never

type Misfits<Answered, Declared> = {
  [Name in keyof Answered | keyof Declared as Problem<Answered, Declared, Name> extends never
    ? never
    : Name]: Problem<Answered, Declared, Name>
}

type Problem<Answered, Declared, Name> = Name extends keyof Answered
  ? Name extends keyof Declared
    ? Compared<Answered[Name], Declared[Name]>
    : 'answered, not declared'
  : 'declared, not answered'

/** `never` when the declaration says what is answered: words and numbers may be declared wider, null may not. */
type Compared<Answered, Declared> = [unknown] extends [Declared]
  ? never
  : [null extends Answered ? 'null' : 'value', null extends Declared ? 'null' : 'value'] extends infer Both
    ? Both extends ['null', 'value']
      ? 'can be null'
      : Both extends ['value', 'null']
        ? [Extract<Answered, Maybe<unknown>>] extends [never]
          ? 'is never null'
          : ComparedValue<Certain<Answered>, NonNullable<Declared>>
        : ComparedValue<Certain<Answered>, NonNullable<Declared>>
    : never

type Certain<Answered> = Answered extends Maybe<infer Value> ? Value : NonNullable<Answered>

type ComparedValue<Answered, Declared> = [Answered] extends [Json]
  ? never
  : [Answered] extends [Declared]
    ? [Answered] extends [Plain]
      ? never
      : Inside<Answered, Declared>
    : [Answered] extends [Plain]
      ? { answered: Answered; declared: Declared }
      : Inside<Answered, Declared>

type Plain = string | number | boolean | Date | Buffer

type Inside<Answered, Declared> = [Answered] extends [readonly (infer One)[]]
  ? [Declared] extends [readonly (infer Other)[]]
    ? [One] extends [never]
      ? never
      : Compared<One, Other>
    : { answered: Answered; declared: Declared }
  : string extends keyof Declared
    ? InsideMap<Answered, Declared[keyof Declared]>
    : Misfits<Answered, Declared> extends infer Found
      ? keyof Found extends never
        ? never
        : { [Name in keyof Found]: Found[Name] }
      : never

type InsideMap<Answered, Declared> = {
  [Name in keyof Answered]: Compared<Answered[Name], Declared>
}[keyof Answered]
