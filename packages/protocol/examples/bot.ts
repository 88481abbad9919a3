// A bot that plays a whole game against a computer player: node bot.ts http://localhost:3000 karak
import { Client, ProblemError } from '@undercroft/protocol';

const [base = 'http://localhost:3000', game = 'karak'] = process.argv.slice(2);
const me = await Client.guest(base, 'Example bot');
const { id, you } = await me.ask('POST /tables', { body: { game, bots: ['novice'] } });
await me.ask('POST /tables/:id/start', { id });

// Every update brings what I see (view), what is asked (ask), and every answer the rules allow me now (answers).
for await (const heard of me.follow(id)) {
  if (heard.event !== 'update') continue;
  const { version, answers, outcome } = heard.data;
  if (outcome !== null) {
    const won = outcome.winners.some((seat) => seat === you.seat);
    console.log(`${game} is over after ${version} answers: ${won ? 'I have won' : 'they have won'}`);
    break;
  }
  if (answers.length === 0) continue;
  // A better bot looks at the view here.
  const answer = answers[Math.floor(Math.random() * answers.length)];
  try {
    await me.ask('POST /tables/:id/answers', { id, body: { version, answer } });
  } catch (error) {
    // Somebody was faster: the next update says how things stand.
    if (!(error instanceof ProblemError) || error.reason !== 'stale') throw error;
  }
}
