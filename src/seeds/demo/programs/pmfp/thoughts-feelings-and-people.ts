import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const thoughtsFeelingsAndPeople: ProgramSeed['sections'][number] = {
  key: 'thoughts-feelings-and-people',
  title: 'Thoughts, feelings and people',
  summary: 'Hard feelings, knotty problems, and asking for help.',
  lessons: [
    {
      slug: 'when-feelings-run-high',
      title: 'When feelings run high',
      summary: 'Anger, fear and sadness are part of it, and they can be carried.',
      minutes: 15,
      media: { key: 'breathe-with-the-tone', title: 'Breathe with the tone', type: 'mp3', captions: [] },
      transcript: `
Three minutes of tones, without words.

Breathe in while the tone rises, for about four seconds. Breathe out while it falls, for about six. Stop whenever you like.`,
      body: `
Living with a long-term condition brings feelings with it. Anger that it happened. Fear of what comes next. Sadness about things you used to do. These feelings are not a weakness. They are what people feel when something important changes.

## Name it

Try saying quietly to yourself: "This is worry." Or: "This is grief." A named feeling is often a little smaller than one without a name. You do not have to push it away. It can sit beside you for a while.

## Check the thought

Feelings bring thoughts along, and some of them exaggerate. Look for words such as *always*, *never* and *everyone*. Then ask:

- Is this true, or does it feel true today?
- What would I tell a friend who thought this?
- Is there a fairer way to say it?

"I can never do anything any more" might become "I cannot do the stairs today. I can still order the groceries and call my brother."

## When it stays

If you have felt low or lost interest in things for two weeks or more, talk with your doctor. Help is available, and asking for it is sensible. If you are thinking of ending your life, call or text **9-8-8**, any time, anywhere in Canada.

## Your small step

Once a day this week, stop and name what you feel in three words or fewer.`,
      selfChecks: [
        {
          question: 'Which feeling visits you most often these days?',
          help: 'You do not need to change it. Knowing it is enough for now.',
        },
        confidence('name one feeling a day'),
      ],
    },
    {
      slug: 'solving-one-problem-at-a-time',
      title: 'Solving one problem at a time',
      summary: 'Seven steps from stuck to moving.',
      minutes: 15,
      downloads: ['problem-solving-sheet'],
      body: `
Some problems go round and round in the head at night. On paper they get smaller. This method is old, plain and useful.

## The seven steps

1. **Name the problem.** One sentence. "I cannot carry my groceries home."
2. **List ideas.** At least five, the silly ones too. Ask other people.
3. **Choose one** that you could try this week.
4. **Try it.** Give it a fair chance.
5. **Look at what happened.** Better, worse or the same?
6. **If it did not work, choose another** from your list.
7. **If nothing works, set it aside** for now. Some problems cannot be solved today, and it is wise to know which.

## Look beneath the first answer

Often the first name for a problem is not quite right. "I am too tired to see my friends" might really be "Evenings are too late for me" or "I am embarrassed by my cane." Each of these has a different answer. Ask yourself "What makes it so?" once or twice before you make your list.

## Borrow ideas

Your pharmacist, a librarian, a nephew, the person behind you in line: they all have ideas that you do not. You may take them or leave them.

## Your small step

Choose one small, everyday problem. Use the **Problem-solving sheet** to get as far as step three.`,
      selfChecks: [
        {
          question: 'Have you written down at least five ideas?',
          help: 'If you are short, ask one other person and add theirs.',
        },
        confidence('try the idea you chose this week'),
      ],
    },
    {
      slug: 'asking-for-help',
      title: 'Asking for help',
      summary: 'Clear requests, and a kind no.',
      minutes: 12,
      body: `
Most people like to help. What they do not like is guessing. "Let me know if you need anything" is kindly meant and hard to use. A clear request is a gift to both of you.

## Three parts of a good request

Say **what**, **when**, and **that no is fine**:

> "Could you take my recycling to the curb on Tuesday evening? If not, please just say so."

Begin sentences with *I*. "I feel worn out and would like to leave by eight" is easier to hear than "You always keep me too late."

## Make a list of helpers

Different people are good at different things. One listens well. One has a car. One makes you laugh. Write down the names you have, and beside each one thing you could ask for. If the list is short, add places: your library, community centre, faith group, or 2-1-1, the number that tells you about local services.

## When you are offered too much

You are allowed to say no to help. "Thank you. I would like to do this part myself, even if it is slow." Doing things for yourself keeps you strong.

## Your small step

Ask one person for one small thing this week. Choose something that would truly make your day easier.`,
      selfChecks: [
        {
          question: 'What is one thing that someone else could do for you?',
          help: 'Say what and when, and leave room for a no.',
        },
        confidence('ask for it this week'),
      ],
    },
  ],
}
