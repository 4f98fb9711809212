// An example of a bot for Cogwright, in JavaScript, for Node.js without any package.
//
// It speaks the protocol of docs/bots.md: a JSON object a line, questions on standard input, answers on standard output. It
// prefers what sounds like building something, and otherwise chooses at random. Try it:
//
//     cogwright play last-droids --seats "you,exec:node examples/bots/first_choice.mjs"

import { createInterface } from 'node:readline';

const LIKED = ['build', 'repair', 'buy', 'place', 'complete'];

let seed = 1;

/** A whole number from 0 to n - 1. JavaScript's own random numbers cannot be seeded, and a game should repeat itself. */
function below(n) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
}

/** One of the choices. `view` is everything that the seat may see; this bot does not look at it. */
function choose(choices, view) {
  const liked = choices.filter((choice) => LIKED.some((word) => choice.startsWith(word)));
  const among = liked.length > 0 ? liked : choices;
  return among[below(among.length)];
}

function answer(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

// Ends by itself when standard input is closed.
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    seed = message.seed >>> 0;
    answer({ type: 'ready', protocol: 1 });
  } else if (message.type === 'choose') {
    answer({ type: 'action', number: message.number, action: choose(message.choices, message.view) });
  }
});
