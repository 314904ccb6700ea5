/** From each state, where it may go. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** `already`: a replay, answer politely and change nothing. */
export type Move = 'moved' | 'already' | 'refused'

/** Whether the table allows to go from one state to another. */
export function moveIn<State extends string>(table: Transitions<State>, from: State, to: State): Move {
  if (from === to) return 'already'
  return table[from].includes(to) ? 'moved' : 'refused'
}

/** From where a state may be reached: what a statement that writes it asks for. */
export function statesBefore<State extends string>(table: Transitions<State>, to: State): State[] {
  const states = Object.keys(table) as State[]
  return states.filter((from) => moveIn(table, from, to) === 'moved')
}
