import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * The words that nearly every step is written with, the commonest last. What was squeezed with them needs them for
 * ever: another list gets another number.
 */
const WORDS = Buffer.from(
  '"first":{"outcome":null,"stack":[],"bag":[],"deck":[],"discard":[],"heroes":[{"dungeon":{"tiles":[{"tile":"turns":' +
    '"others":{"kind":"drew","seat":0,"count":1}"only":0,"fight":{"hands":{"1.":{"#":2}},"cards":["rolled","strength":' +
    '"foe":"hero":"dice":["moved","from":"to":"laid","tile":"placed","token":"left":"north"east"south"west"' +
    '"tookBack":true,"final":false,"changes":[{"turn":[1],"asks":{"#":0},"seat":[0]},null,{"asks":{"0.":[{"kind":"step",' +
    '"seat":1,"steps":4}],"#":1}}],"final":true,"position":41,"at":17{"asks":{"0.":{"kind":["fight"]}}},{"by":1,"answer":' +
    '"end","tookBack":false,"told":[{"event":{"kind":"turn","seat":1,"turn":12}}],"changes":[{"asks":{"#":0},"' +
    '{"by":0,"answer":{"step":"north"},"tookBack":false,"told":[{"event":{"kind":"',
);
const NUMBER = 1;
/** Little memory: what is squeezed is short. */
const HOW = { dictionary: WORDS, windowBits: 12, memLevel: 4 };

/** A text as it takes up least room: on a disk every page counts that an answer touches. */
export function squeezed(text: string): Uint8Array {
  return Buffer.concat([Buffer.of(NUMBER), deflateRawSync(text, HOW)]);
}

/** The text again; what was never squeezed is as it is. */
export function unsqueezed(kept: string | Uint8Array): string {
  if (typeof kept === 'string') return kept;
  if (kept[0] !== NUMBER)
    throw new Error(`squeezed by a newer version (${kept[0]}, this one knows ${NUMBER})`);
  return inflateRawSync(kept.subarray(1), HOW).toString();
}
