// The minds of all four games as the first masters had them, for the reference opponent (docs/bots.md). Bundled once
// from the games' src/mind.ts and never edited: a copy that improves would prove nothing. Rules come from the games.
import { askNow, best, choiceOf, everyLuck, listOf, namedOf, sightOf, v, winShares } from "@undercroft/kernel";
// packages/karak/src/components.ts
/** Where a figure comes from: stated in the rulebook, printed by public report, one hint, or made here. */
const SOURCES$1 = [
	"rulebook",
	"public",
	"hint",
	"ours"
];
const HEROES$2 = [
	"argentus",
	"xanros",
	"horan",
	"aderyn",
	"taia",
	"victorius"
];
const MONSTERS = [
	"rat",
	"giant-spider",
	"mummy",
	"skeleton-turnkey",
	"skeleton-warrior",
	"skeleton-king",
	"fallen",
	"dragon"
];
/** The back of each token: what its owner gets. (K-36, K-46) */
const REWARD$1 = {
	rat: "daggers",
	"giant-spider": "healing-portal",
	mummy: "flames",
	"skeleton-turnkey": "key",
	"skeleton-warrior": "sword",
	"skeleton-king": "axe",
	fallen: "treasure",
	dragon: "ruby",
	chest: "treasure"
};
/** The slot an item needs; a treasure fits any, where treasures need slots at all. */
const SLOT = {
	daggers: "weapons",
	sword: "weapons",
	axe: "weapons",
	flames: "spells",
	"healing-portal": "spells",
	key: "keys",
	treasure: "treasures",
	ruby: "treasures"
};
/** Slots in an inventory. (K-37) */
const SLOTS$1 = {
	weapons: 2,
	spells: 3,
	keys: 1
};
/** What a treasure is worth. (K-76) */
const POINTS$1 = {
	treasure: 1,
	ruby: 1.5
};
const TILE_KINDS = [
	"start",
	"tunnel",
	"room",
	"gate",
	"fountain"
];
/** Openings of each shape before it is turned, as bits: north 1, east 2, south 4, west 8. */
const SHAPES = {
	straight: 5,
	corner: 3,
	tee: 7,
	cross: 15
};
const count$1 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const source$1 = v.picklist(SOURCES$1);
const monster$1 = v.strictObject({
	count: count$1,
	strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
	source: source$1
});
const shapes = v.strictObject({
	straight: count$1,
	corner: count$1,
	tee: count$1,
	cross: count$1,
	source: source$1
});
const bonus = v.strictObject({
	bonus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
	source: source$1
});
v.strictObject({
	tokens: v.strictObject({
		...Object.fromEntries(MONSTERS.map((name) => [name, monster$1])),
		chest: v.strictObject({
			count: count$1,
			source: source$1
		})
	}),
	tiles: v.strictObject({
		tunnel: shapes,
		room: shapes,
		gate: shapes,
		fountain: shapes
	}),
	items: v.strictObject({
		daggers: bonus,
		sword: bonus,
		axe: bonus,
		flames: bonus
	})
});
// packages/karak/src/inventory.ts
/** What the weapons add to every fight. (K-29) */
function weaponBonus$1(hero, set) {
	let bonus = 0;
	for (const weapon of hero.weapons) bonus += set.items[weapon].bonus;
	return bonus;
}
function flamesHeld(hero) {
	let flames = 0;
	for (const spell of hero.spells) if (spell === "flames") flames++;
	return flames;
}
/** What lies where the hero stands: one item at most, since a room has one token in a game. */
function lyingHere(state, seat) {
	const { at } = state.heroes[seat];
	for (const lying of state.lying) if (lying.at === at) return lying.item;
}
// packages/karak/src/outcome.ts
/** What a hero's treasures are worth. (K-76) */
function pointsOf$1(hero) {
	let points = 0;
	for (const treasure of hero.treasures) points += POINTS$1[treasure];
	return points;
}
// packages/karak/src/dungeon.ts
const DIRECTIONS$2 = [
	"north",
	"east",
	"south",
	"west"
];
/** Openings written clockwise from north, by their bits: DOORS[3] is 'NE'. */
const DOORS = Array.from({ length: 16 }, (_, bits) => [..."NESW"].filter((_, direction) => bits & 1 << direction).join(""));
function isFountain(dungeon, tile) {
	const kind = dungeon.kind[tile];
	return kind === "fountain" || kind === "start";
}
function turned(doors, quarters) {
	return (doors << quarters | doors >> 4 - quarters) & 15;
}
/** The ways to turn a tile, by the hero's direction: it opens to where the hero comes from. (K-15) */
function joining(shape) {
	const ways = [...new Set([
		0,
		1,
		2,
		3
	].map((quarters) => turned(SHAPES[shape], quarters)))];
	return DIRECTIONS$2.map((_, direction) => ways.filter((doors) => doors & 1 << (direction ^ 2)));
}
Object.fromEntries(TILE_KINDS.flatMap((kind) => Object.keys(SHAPES).map((shape) => [`${kind}-${shape}`, {
	kind,
	ways: joining(shape)
}])));
DIRECTIONS$2.map((step) => ({ step }));
DOORS.map((lay) => ({ lay }));
const FLAMES = [
	0,
	1,
	2,
	3
].map((flames) => ({ flames }));
each(HEROES$2, (swap) => ({ swap }));
each(HEROES$2, (curse) => ({ curse }));
const ITEMS$1 = Object.keys(SLOT);
each(ITEMS$1, (take) => ({ take }));
each(ITEMS$1, (leave) => ({ leave }));
each(Object.keys(REWARD$1), (keep) => ({ keep }));
each(HEROES$2, (heal) => perTile((at) => ({
	heal,
	at
})));
function each(names, make) {
	return Object.fromEntries(names.map((name) => [name, make(name)]));
}
function perTile(make) {
	const made = [];
	return (tile) => {
		made[tile] ??= make(tile);
		return made[tile];
	};
}
const OWNER$1 = Object.fromEntries(Object.entries({
	argentus: ["magical-affinity", "astral-walking"],
	xanros: ["sacrifice", "magic-swap"],
	horan: ["double-attack", "reincarnation"],
	aderyn: ["backstab", "stealth"],
	taia: ["foresight", "fateweaver"],
	victorius: ["combat-training", "unstoppable"]
}).flatMap(([hero, skills]) => skills.map((skill) => [skill, hero])));
/** Whether the hero has this skill and no curse lies on it. */
function can$1(state, seat, skill) {
	return state.heroes[seat].hero === OWNER$1[skill] && state.cursed !== seat;
}
function seatOf$1(state, hero) {
	return state.heroes.findIndex((other) => other.hero === hero);
}
// packages/karak/src/fights.ts
/** Flames that may still be used in this fight; the Wizard keeps his, so he counts those used. (K-56) */
function flamesLeft(state, ask) {
	const held = flamesHeld(state.heroes[ask.seat]);
	return can$1(state, ask.seat, "magical-affinity") ? held - ask.flames : held;
}
/** The Warrior rolls again once and before any flame, the Swordsman as long as a die shows a 1. (K-30, K-64, K-71) */
function mayReroll(state, { seat, dice, flames, rerolled }) {
	if (can$1(state, seat, "combat-training")) return dice[0] === 1 || dice[1] === 1;
	return flames === 0 && !rerolled && can$1(state, seat, "double-attack");
}
/** The attack as it stands. */
function attack(ask, set) {
	const spells = ask.flames * set.items.flames.bonus;
	return ask.dice[0] + ask.dice[1] + ask.bonus + spells + (ask.sacrificed ? 1 : 0);
}
/** Won only if greater; a tie is the Thief's. (K-31 … K-33, K-66) */
function resultOf(total, strength, backstab) {
	if (total > strength || total === strength && backstab) return "won";
	return total === strength ? "tied" : "lost";
}
// packages/karak/src/odds.ts
/** Every roll of two dice that show no less than this, each as likely as the others. */
function allRolls(lowest) {
	const roll = (luck) => luck.roll(7 - lowest) + lowest - 1;
	return Array.from(everyLuck(), (luck) => [roll(luck), roll(luck)]);
}
/** Two plain dice, and two dice whose ones are rolled again until they are none. (K-71) */
const PLAIN = allRolls(1);
const NO_ONES = allRolls(2);
/** The chances when every roll of a list is equally likely. */
function chancesOf(rolls, bonus, strength, backstab) {
	let win = 0;
	let tie = 0;
	for (const [first, second] of rolls) {
		const result = resultOf(first + second + bonus, strength, backstab);
		if (result === "won") win++;
		else if (result === "tied") tie++;
	}
	const { length } = rolls;
	return {
		win: win / length,
		tie: tie / length,
		lose: (length - win - tie) / length
	};
}
/** A fight is decided by how much the dice must reach: all its chances fit into one small table. */
const REACH = Array.from({ length: 64 }, (_, reach) => reach - 32);
function tableOf(rolls, backstab, twice) {
	const once = REACH.map((reach) => chancesOf(rolls, 0, reach, backstab));
	return twice ? once.map(tryTwice) : once;
}
const chancesToReach = (table, reach) => table[Math.max(0, Math.min(REACH.length - 1, reach + 32))];
/** A second try for every roll that does not win. (K-64) */
function tryTwice({ win, tie, lose }) {
	return {
		win: win + (1 - win) * win,
		tie: (1 - win) * tie,
		lose: (1 - win) * lose
	};
}
const TABLES = {
	plain: tableOf(PLAIN, false, false),
	"double-attack": tableOf(PLAIN, false, true),
	backstab: tableOf(PLAIN, true, false),
	"combat-training": tableOf(NO_ONES, false, false)
};
/** How this hero rolls: each of these skills has another owner, so one at most applies. */
function tableFor(view, seat) {
	if (can$1(view, seat, "double-attack")) return TABLES["double-attack"];
	if (can$1(view, seat, "backstab")) return TABLES.backstab;
	return can$1(view, seat, "combat-training") ? TABLES["combat-training"] : TABLES.plain;
}
/** What a seat may expect of a fight with a monster; `first` if it comes from the first step of the turn. */
function oddsAgainst(box, view, seat, monster, first) {
	const hero = view.heroes[seat];
	const bonus = weaponBonus$1(hero, box.set) + (first && can$1(view, seat, "foresight") ? 1 : 0);
	const sacrifice = can$1(view, seat, "sacrifice") && hero.hearts > 0 ? 1 : 0;
	const extra = flamesHeld(hero) * box.set.items.flames.bonus + sacrifice;
	const reach = box.set.tokens[monster].strength - bonus;
	const table = tableFor(view, seat);
	return {
		plain: chancesToReach(table, reach),
		best: chancesToReach(table, reach - extra)
	};
}
// packages/karak/src/worth.ts
/** How much a hero likes to own an item. */
const WORTH$2 = {
	daggers: 1,
	sword: 2,
	axe: 3,
	flames: 1.2,
	"healing-portal": .8,
	key: 2.5,
	treasure: 5,
	ruby: 8
};
const worth$2 = (item) => WORTH$2[item];
/** What getting one more of an item would improve. */
function gainOf(view, seat, item) {
	const hero = view.heroes[seat];
	if (item === "key") return hero.keys === 0 && chestsLeft(view) ? WORTH$2.key : 0;
	if (item === "flames" || item === "healing-portal") {
		if (hero.spells.length < SLOTS$1.spells) return WORTH$2[item];
		return Math.max(0, WORTH$2[item] - least(hero.spells));
	}
	if (item === "treasure" || item === "ruby") return WORTH$2[item];
	if (hero.weapons.length < SLOTS$1.weapons) return WORTH$2[item] * 1.5;
	return Math.max(0, WORTH$2[item] - least(hero.weapons)) * 1.5;
}
/** The worth of the piece that would have to give way. */
function least(items) {
	let lowest = Number.POSITIVE_INFINITY;
	for (const item of items) lowest = Math.min(lowest, WORTH$2[item]);
	return lowest;
}
const chestsLeft = (view) => view.bag.includes("chest") || view.dungeon.token.includes("chest");
/** How well armed a hero is. */
function armsOf(view, seat) {
	let arms = 0;
	for (const weapon of view.heroes[seat].weapons) arms += WORTH$2[weapon];
	return arms;
}
/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT$1 = 55;
/** Beating the dragon is for whoever would win by it, until everybody is weary of the game. */
function dragonMood(view, seat) {
	if (view.turn > PATIENCE_A_SEAT$1 * view.heroes.length) return "weary";
	const mine = pointsOf$1(view.heroes[seat]) + POINTS$1.ruby;
	for (const hero of view.heroes) if (pointsOf$1(hero) > mine) return "patient";
	return "eager";
}
/** Worth a little more than ending the turn for nothing. */
const LAST_RESORT = .02;
/** What a fight is worth: the reward if won against the heart if lost. */
function fightValue$1(box, view, seat, monster, first) {
	const { hearts } = view.heroes[seat];
	const { plain, best: allIn } = oddsAgainst(box, view, seat, monster, first);
	const { win, lose } = monster === "dragon" || monster === "fallen" ? allIn : plain;
	const risk = can$1(view, seat, "reincarnation") ? .2 : hearts <= 1 ? 4 : hearts === 2 ? 1.2 : .5;
	const lastResort = hearts === 5 && allIn.win > 0 ? LAST_RESORT + .01 * allIn.win : -1;
	if (monster !== "dragon") return Math.max(lastResort, win * gainOf(view, seat, rewardOf$1(monster)) - lose * risk);
	const mood = dragonMood(view, seat);
	if (mood === "patient") return -1;
	return mood === "weary" ? win * 40 - lose * risk * .25 : win * 20 - lose * risk;
}
const rewardOf$1 = (monster) => REWARD$1[monster];
// packages/karak/src/prices.ts
const known$1 = /* @__PURE__ */ new WeakMap();
/** The price of every token for a seat, worked out once for each case and then looked up. */
function pricesOf(box, view, seat) {
	let cases = known$1.get(box.set);
	if (cases === void 0) {
		cases = /* @__PURE__ */ new Map();
		known$1.set(box.set, cases);
	}
	const number = caseOf(view, seat);
	let prices = cases.get(number);
	if (prices === void 0) {
		const tokens = Object.keys(REWARD$1);
		prices = Object.fromEntries(tokens.map((token) => [token, priceOf(box, view, seat, token)]));
		cases.set(number, prices);
	}
	return prices;
}
const MOODS = {
	patient: 0,
	eager: 1,
	weary: 2
};
/** Digits of a number: a hero about to leave something behind has up to three weapons and up to four spells. */
const GEAR = {
	daggers: 1,
	sword: 4,
	axe: 16,
	flames: 64,
	"healing-portal": 320
};
const ALL_GEAR = 2048;
/** All that prices hang on, in one number: who the hero is and how, what it carries, what there is to win. */
function caseOf(view, seat) {
	const { hero, hearts, weapons, spells, keys } = view.heroes[seat];
	let gear = 0;
	for (const weapon of weapons) gear += GEAR[weapon];
	for (const spell of spells) gear += GEAR[spell];
	const cursed = view.cursed === seat ? 1 : 0;
	const chests = keys > 0 ? 2 : chestsLeft(view) ? 1 : 0;
	const aims = MOODS[dragonMood(view, seat)] * 4 + chests;
	return (((HEROES$2.indexOf(hero) * 2 + cursed) * 8 + hearts) * 16 + aims) * ALL_GEAR + gear;
}
/** A chest is worth more than any fight but the last. */
const CHEST_VALUE = 6;
function priceOf(box, view, seat, token) {
	if (token === "chest") {
		const value = view.heroes[seat].keys > 0 ? CHEST_VALUE : 0;
		return {
			monster: false,
			value,
			first: value,
			bars: false
		};
	}
	return {
		monster: true,
		value: fightValue$1(box, view, seat, token, false),
		first: fightValue$1(box, view, seat, token, true),
		bars: oddsAgainst(box, view, seat, token, false).plain.win < .4
	};
}
// packages/karak/src/walk.ts
function prefer(plan, value, answer) {
	if (value <= plan.value) return;
	plan.value = value;
	plan.answer = answer;
}
/** The value of going somewhere fades with every turn it takes. */
const FADE$1 = Array.from({ length: 64 }, (_, turns) => .75 ** turns);
const EXPLORE_VALUE = 1.1;
/** Scratch for the walk below, kept so that millions of walks allocate nothing. */
const far$1 = [];
const startOf = [];
const worthAt = [];
const queue$1 = [];
const stepAt = [];
let tail = 0;
/** Each way out of the place where the walk begins has its own answer: a step, or a jump to a gate. */
const OWN_WAY = -1;
/** Looks for the best there is to walk to from where the hero stands. */
function walkOn(walker, jitter, plan) {
	findSteps(walker.answers);
	walkFrom(walker, walker.view.heroes[walker.seat].at, OWN_WAY, jitter, plan);
}
/** Breadth first over the known dungeon; each tile remembers which of the answers its path begins with. */
function walkFrom(walker, from, start, jitter, plan) {
	const { view, seat, steps, answers, prices } = walker;
	const { kind, doors, token, beside } = view.dungeon;
	const walls = can$1(view, seat, "astral-walking");
	const sneaks = can$1(view, seat, "stealth");
	const explore = exploreValue$1(view, seat);
	const marked = markValues(walker);
	let most = Math.max(explore, marked);
	tail = 0;
	reach(from, 0, start);
	for (let head = 0; head < tail; head++) {
		const tile = queue$1[head];
		const begins = startOf[tile];
		let distance = far$1[tile];
		if (begins !== OWN_WAY) {
			const lies = token[tile];
			const price = lies === null ? null : prices[lies];
			const value = price !== null && distance === 1 && steps === 4 ? price.first : worthAt[tile];
			if (value > 0) prefer(plan, value * fade(distance, steps), answers[begins]);
			if (most * fade(distance + 1, steps) <= plan.value) continue;
			if (price?.monster && !sneaks) {
				if (price.bars) continue;
				distance += 8;
			}
		}
		for (let i = 0; i < 4; i++) {
			const direction = i + jitter & 3;
			const open = (doors[tile] & 1 << direction) !== 0;
			if (!open && !walls) continue;
			const way = begins === OWN_WAY ? stepAt[direction] : begins;
			if (way < 0) continue;
			const next = beside[tile * 4 + direction];
			if (next >= 0) {
				if (far$1[next] < 0 && (walls || doors[next] & 1 << (direction ^ 2))) reach(next, distance + 1, way);
			} else if (open && explore > 0) {
				prefer(plan, explore * fade(distance + 1, steps) - distance * .01, answers[way]);
				most = marked;
			}
		}
		if (kind[tile] === "gate") for (let gate = 0; gate < kind.length; gate++) {
			if (kind[gate] !== "gate" || far$1[gate] >= 0) continue;
			const way = begins === OWN_WAY ? findGate(answers, gate) : begins;
			if (way >= 0) reach(gate, distance + 1, way);
		}
	}
}
function reach(tile, distance, start) {
	far$1[tile] = distance;
	startOf[tile] = start;
	queue$1[tail++] = tile;
}
/** What is left of a value that takes some turns to reach. */
function fade(distance, steps) {
	const turns = distance - steps + 4 - 1 >> 2;
	return turns <= 0 ? 1 : FADE$1[Math.min(turns, FADE$1.length - 1)];
}
function exploreValue$1(view, seat) {
	if (view.stack.length === 0) return 0;
	const hero = view.heroes[seat];
	const strength = armsOf(view, seat) + flamesHeld(hero) / 2;
	return EXPLORE_VALUE + Math.min(4, strength) * .1 - (hero.hearts <= 1 ? 1 : 0);
}
/** Marks what each tile is worth, whatever the way to it; returns the most. */
function markValues({ view, seat, prices, need }) {
	const { kind, token } = view.dungeon;
	let most = need;
	for (let tile = 0; tile < kind.length; tile++) {
		far$1[tile] = -1;
		const lies = token[tile];
		if (lies !== null) {
			const { value } = prices[lies];
			worthAt[tile] = value;
			if (value > most) most = value;
		} else worthAt[tile] = kind[tile] === "fountain" || kind[tile] === "start" ? need : 0;
	}
	for (const { at, item } of view.lying) {
		worthAt[at] += gainOf(view, seat, item) * .9;
		most = Math.max(most, worthAt[at]);
	}
	return most;
}
/** Steps come first among the answers. */
function findSteps(answers) {
	for (let direction = 0; direction < 4; direction++) stepAt[direction] = -1;
	for (let i = 0; i < answers.length; i++) {
		const answer = answers[i];
		if (typeof answer !== "object" || !("step" in answer)) return;
		stepAt[DIRECTIONS$2.indexOf(answer.step)] = i;
	}
}
function findGate(answers, tile) {
	return answers.findIndex((answer) => typeof answer === "object" && "gate" in answer && answer.gate === tile);
}
// packages/karak/src/evaluate.ts
/** Tokens in the bag at the start, in the set that the weights were fitted on. */
const FULL_BAG = 53;
/** The dragon's price is out of all proportion: dice decide. */
const MOST_OF_DRAGON = 6;
/** How good a hero's place is; the weights are a logistic fit of who wins 7,000 instinct games of two and four. */
function hopesOf$3(box, state, seat, played) {
	const hero = state.heroes[seat];
	const points = pointsOf$1(hero) * (.31 + .85 * played);
	const strength = weaponBonus$1(hero, box.set) * (.42 - .09 * played) + flamesHeld(hero) * .22;
	const health = hero.hearts * .02 - (state.cursed === seat ? .15 : 0);
	return points + strength + health + (hero.keys > 0 ? .18 : 0) + prizesAhead(box, state, seat);
}
/** The nearest chest for the key in hand, and the dragon for whoever could win by it. */
function prizesAhead(box, state, seat) {
	const { dungeon } = state;
	const { at, keys } = state.heroes[seat];
	let prizes = 0;
	if (keys > 0) {
		let chest = 0;
		for (let tile = 0; tile < dungeon.token.length; tile++) if (dungeon.token[tile] === "chest") chest = Math.max(chest, nearness(dungeon, at, tile));
		prizes += chest * .23;
	}
	const lair = dungeon.token.indexOf("dragon");
	if (lair >= 0) {
		const dragon = Math.max(0, pricesOf(box, state, seat).dragon.value) * nearness(dungeon, at, lair);
		prizes += Math.min(dragon, MOST_OF_DRAGON) * .27;
	}
	return prizes;
}
/** What is left of a prize on the way to it, as the crow flies: a guess that costs no walk. */
function nearness({ x, y }, from, to) {
	return fade(Math.abs(x[from] - x[to]) + Math.abs(y[from] - y[to]), 4);
}
/** The richer, the better armed and the nearer to a prize, the likelier to win; points weigh more the emptier the bag. */
function evaluate$3(box, state) {
	const played = 1 - state.bag.length / FULL_BAG;
	return winShares(state.heroes.length, (seat) => hopesOf$3(box, state, seat, played));
}
// packages/karak/src/wander.ts
/** Goes for the most valuable thing in reach of the whole known dungeon, one step at a time. */
function wander({ box, view, ask: { seat, steps }, answers }, chance) {
	if (answers.length === 1) return answers[0];
	const { hero, hearts, at } = view.heroes[seat];
	const prices = pricesOf(box, view, seat);
	const need = needOfRest(view, seat);
	const plan = {
		answer: answers[answers.length - 1],
		value: isFountain(view.dungeon, at) ? need + .01 : .005
	};
	const item = lyingHere(view, seat);
	const token = view.dungeon.token[at];
	for (const answer of answers) if (typeof answer === "string") {
		if (answer === "open") return answer;
		if (answer === "fight" && token !== null) prefer(plan, prices[token].value, answer);
	} else if (item !== void 0 && "take" in answer) prefer(plan, gainOf(view, seat, item) - .05, answer);
	else if (hearts <= 1 && "heal" in answer && answer.heal === hero) return answer;
	if (steps > 0) {
		const jitter = chance.pick(4);
		walkOn({
			view,
			seat,
			steps,
			answers,
			prices,
			need
		}, jitter, plan);
		if (steps === 4 && can$1(view, seat, "magic-swap")) swapPlaces({
			view,
			seat,
			steps: 0,
			answers,
			prices,
			need
		}, jitter, plan);
	}
	return plan.answer;
}
/** How much a hero longs for a fountain. */
function needOfRest({ heroes, cursed }, seat) {
	const { hearts } = heroes[seat];
	if (hearts <= 1) return 3;
	if (hearts === 2) return 1.4;
	const hurt = 5 - hearts + (cursed === seat ? 1 : 0);
	return hurt >= 2 ? .5 : hurt > 0 ? .1 : 0;
}
/** The Warlock may begin the next turn where another hero stands now, or use that tile at once. (K-60, K-61) */
function swapPlaces(walker, jitter, plan) {
	const { view, answers } = walker;
	for (let i = 0; i < answers.length; i++) {
		const answer = answers[i];
		if (typeof answer !== "object" || !("swap" in answer)) continue;
		walkFrom(walker, view.heroes[seatOf$1(view, answer.swap)].at, i, jitter, plan);
	}
}
// packages/karak/src/instinct.ts
/** Plays like a sensible person: explore, fight at good odds, heal, arm, fetch keys, open chests, slay. */
function instinct$3(sight, chance) {
	const { box, view, seat } = sight;
	switch (sight.kind) {
		case "step": return wander(sight, chance);
		case "fight": return fight$1(sight);
		case "lay":
		case "rise": return sight.answers[chance.pick(sight.answers.length)];
		case "fate": return best(sight.answers, ({ keep }) => fateValue$1(box, view, seat, keep, sight.ask.steps), chance);
		case "leave": return best(sight.answers, ({ leave }) => -worth$2(leave), chance);
		case "curse": return best(sight.answers, (answer) => curseValue(view, seat, answer), chance);
	}
}
/** The same on an imagined table. */
function hunch$3(box, state, answers, chance) {
	return instinct$3(sightOf(box, state, askNow(state), answers), chance);
}
/** Curse whoever leads, but never oneself. */
function curseValue(view, seat, answer) {
	const target = answer === "stay" ? view.cursed : seatOf$1(view, answer.curse);
	if (target === null || target === seat) return -1;
	return pointsOf$1(view.heroes[target]) + armsOf(view, target) / 4;
}
function fateValue$1(box, view, seat, keep, steps) {
	if (keep === "chest") return view.heroes[seat].keys > 0 ? 6 : .5;
	return fightValue$1(box, view, seat, keep, steps === 3);
}
/** Bend a fight with the least that wins it; accept what cannot be won. */
function fight$1({ box, view, ask }) {
	const { seat, monster } = ask;
	const { strength } = box.set.tokens[monster];
	const backstab = can$1(view, seat, "backstab");
	const total = attack(ask, box.set);
	if (resultOf(total, strength, backstab) === "won") return "accept";
	const again = mayReroll(view, ask);
	const flames = flamesLeft(view, ask);
	const bonus = box.set.items.flames.bonus;
	let burnt = 1;
	while (burnt <= flames && resultOf(total + burnt * bonus, strength, backstab) !== "won") burnt++;
	if (burnt <= flames && !(again && burnt > 1)) {
		const most = can$1(view, seat, "magical-affinity") || gainOf(view, seat, rewardOf$1(monster)) >= 2.5 ? flames : 1;
		if (burnt <= most) return FLAMES[burnt];
	}
	if (again) return "reroll";
	const { hearts } = view.heroes[seat];
	if (!ask.sacrificed && hearts > 1 && can$1(view, seat, "sacrifice")) {
		if (resultOf(total + 1, strength, backstab) === "won" || resultOf(total + 1 + flames * bonus, strength, backstab) === "won") return "sacrifice";
	}
	return "accept";
}
// packages/karak/src/notice.ts
/** What a player would name when asked why: what is won, lost and suffered. */
function notice$3(event, seat) {
	switch (event.kind) {
		case "got":
			if (event.seat === seat) return {
				what: "got",
				thing: event.item
			};
			return event.item === "treasure" || event.item === "ruby" ? {
				what: "rival-got",
				thing: event.item
			} : null;
		case "fought": return event.seat === seat && event.result !== "won" ? { what: event.result } : null;
		case "cursed": return { what: event.target === seat ? "cursed" : "rival-cursed" };
		case "fainted": return { what: event.seat === seat ? "fainted" : "rival-fainted" };
		case "healed":
		case "curse-lifted": return event.seat === seat ? { what: event.kind } : null;
		default: return null;
	}
}
// packages/karak/src/mind.ts
/** How Karak is played well. */
const mind$1 = {
	instinct: instinct$3,
	hunch: hunch$3,
	evaluate: evaluate$3,
	notice: notice$3
};
// packages/karak2/src/components.ts
const HEROES$1 = [
	"horan",
	"taia",
	"lorraine",
	"xanros",
	"elspeth",
	"darius"
];
const GOODS = [
	"food",
	"wood",
	"stone"
];
const ARMIES = [
	"skeleton-warriors",
	"fire-eaters",
	"shadow-eaters",
	"skeleton-giants",
	"dark-dryads",
	"hammer-follower",
	"skeleton-riders",
	"death-envoys"
];
/** What is on the back of each army's token. (K2-57) */
const REWARD = {
	"skeleton-warriors": "sword",
	"fire-eaters": "fireball",
	"shadow-eaters": "pickpocket",
	"skeleton-giants": "cart",
	"dark-dryads": "amulet",
	"hammer-follower": "hammer",
	"skeleton-riders": "small-stone",
	"death-envoys": "large-stone"
};
/** What a soul stone is worth. (K2-101) */
const POINTS = {
	small: 1,
	large: 2,
	arkenstone: 4.5
};
/** Each slot takes only its own kind, and there are so many of it. (K2-58) */
const SLOTS = {
	weapon: 2,
	spell: 3,
	amulet: 1
};
const SLOT_OF = {
	sword: "weapon",
	hammer: "weapon",
	fireball: "spell",
	pickpocket: "spell",
	resources: "amulet",
	fame: "amulet",
	deeds: "amulet",
	protection: "amulet",
	titan: "amulet"
};
const ITEMS = Object.keys(SLOT_OF);
/** The unit dice, in the order of every column that counts them. The first three are recruited. */
const UNITS = [
	"knight",
	"archer",
	"mage",
	"skeleton",
	"bear",
	"titan"
];
const RECRUITS = [
	"knight",
	"archer",
	"mage"
];
const BUILDINGS = [
	"stable",
	"portal",
	"banner",
	"camp",
	"range",
	"tower"
];
/** Kinds of landscape by level; each copy is a tile of its own: 'farm-2'. */
const LANDS = {
	first: [
		"farm",
		"forest",
		"rock",
		"farm-forest",
		"farm-rock",
		"forest-rock"
	],
	second: [
		"great-farm",
		"deep-forest",
		"great-rock"
	]
};
/** The tile of the Dark General. */
const MAW = "hells-maw";
const OWNER = Object.fromEntries(Object.entries({
	horan: ["strategy", "plunder"],
	taia: ["fateweaver", "master-builder"],
	lorraine: ["falcon", "bear-friend"],
	xanros: ["necromancy", "soul-gatherer"],
	elspeth: ["combat-skill", "ride"],
	darius: ["scouting", "claws"]
}).flatMap(([hero, skills]) => skills.map((skill) => [skill, hero])));
function can(state, seat, skill) {
	return state.heroes[seat] === OWNER[skill];
}
function seatOf(state, hero) {
	return state.heroes.indexOf(hero);
}
// packages/karak2/src/army.ts
/** Most fame there is. (K2-35) */
const MOST_FAME = 10;
const BUILDING_NUMBER = Object.fromEntries(BUILDINGS.map((building, number) => [building, number]));
function hasBuilt(state, seat, building) {
	return state.built[seat * 6 + BUILDING_NUMBER[building]] === 1;
}
/** Fame is counted anew each time: the strongest victory, the banner, the amulet. (K2-34 … K2-36) */
function fameOf(state, seat) {
	const fame = state.conquest[seat] + (hasBuilt(state, seat, "banner") ? 2 : 0) + (state.amulet[seat] === "fame" ? 2 : 0);
	return Math.min(MOST_FAME, fame);
}
/** Units that count against fame: knights, archers and mages. (K2-33) */
function unitsOf(state, seat) {
	return state.army[seat * 4] + state.army[seat * 4 + 1] + state.army[seat * 4 + 2];
}
/** How many dice of each kind a seat may roll, in the order of `UNITS`. */
function diceOf(state, seat) {
	const first = seat * 4;
	return [
		state.army[first],
		state.army[first + 1],
		state.army[first + 2],
		state.army[first + 3],
		can(state, seat, "bear-friend") ? 1 : 0,
		state.amulet[seat] === "titan" ? 1 : 0
	];
}
const unitNumber = (unit) => UNITS.indexOf(unit);
RECRUITS.map((unit) => ({ disband: unit }));
// packages/karak2/src/goods.ts
/** Whether a seat can pay; `less` names a resource of which one is waived, -1 for none. */
function canPay(state, seat, cost, less) {
	for (let good = 0; good < 3; good++) if (state.goods[seat * 3 + good] < cost[good] - (good === less ? 1 : 0)) return false;
	return true;
}
function goodsOf(state, seat) {
	return state.goods[seat * 3] + state.goods[seat * 3 + 1] + state.goods[seat * 3 + 2];
}
// packages/karak2/src/items.ts
/** What the weapons add to every fight. (K2-62) */
function weaponBonus(state, seat) {
	return state.swords[seat] + 2 * state.hammers[seat];
}
function slotsUsed(state, seat, slot) {
	if (slot === "weapon") return state.swords[seat] + state.hammers[seat];
	if (slot === "spell") return state.fireballs[seat] + state.pickpockets[seat];
	return state.amulet[seat] === "" ? 0 : 1;
}
function fits(state, seat, item) {
	const slot = SLOT_OF[item];
	return slotsUsed(state, seat, slot) < SLOTS[slot];
}
Object.fromEntries(ITEMS.map((take) => [take, { take }]));
Object.fromEntries(ITEMS.map((take) => [take, Object.fromEntries(ITEMS.map((leave) => [leave, {
	take,
	leave
}]))]));
// packages/karak2/src/printed.ts
const kept = /* @__PURE__ */ new WeakMap();
let lastBox;
let last;
function printed(box) {
	if (box === lastBox && last !== void 0) return last;
	let found = kept.get(box);
	if (found === void 0) {
		found = read(box);
		kept.set(box, found);
	}
	lastBox = box;
	last = found;
	return found;
}
function read({ set, options }) {
	const usable = options.startHexes === "usable";
	const tiles = {
		castle: tile(1, [
			0,
			0,
			0
		], []),
		"start-forest": tile(1, usable ? [
			0,
			1,
			0
		] : [
			0,
			0,
			0
		], []),
		"start-farm": tile(1, usable ? [
			1,
			0,
			0
		] : [
			0,
			0,
			0
		], []),
		[MAW]: tile(2, [
			0,
			0,
			0
		], set.maw.gorges)
	};
	const levels = [LANDS.first, LANDS.second];
	for (const [index, lands] of levels.entries()) for (const land of lands) {
		const { gives, gorges } = set.lands[land];
		for (const [copy, edges] of gorges.entries()) tiles[`${land}-${copy + 1}`] = tile(index === 0 ? 1 : 2, gives, edges);
	}
	const strengths = ARMIES.map((army) => [army, set.armies[army].strength[options.strengths]]);
	return {
		strength: Object.fromEntries(strengths),
		heroDie: readDie(set.dice[options.heroDie === "faster" ? "faster" : "hero"].faces),
		dice: UNITS.map((unit) => readDie(set.dice[unit].faces)),
		tiles,
		sums: /* @__PURE__ */ new Map()
	};
}
function tile(level, gives, edges) {
	const gorges = edges.reduce((all, edge) => all | 1 << edge, 0);
	return {
		level,
		gives,
		rich: gives[0] + gives[1] + gives[2],
		gorges
	};
}
function readDie(faces) {
	const skulls = faces.map((face) => face === "skull" ? 1 : face === "two-skulls" ? 2 : 0);
	return {
		swords: faces.map((face) => typeof face === "number" ? face : 0),
		skulls,
		harm: skulls.reduce((sum, count) => sum + count / skulls.length, 0),
		risk: skulls.filter((count) => count > 0).length / skulls.length
	};
}
// packages/karak2/src/meet.ts
/** The strength of all that stands on a place. (K2-21, K2-80) */
function strengthAt(sheet, state, place, generalStrength) {
	if (state.general === place) return generalStrength + state.praetorians;
	const first = state.armies[place * 2];
	const second = state.armies[place * 2 + 1];
	return (first === "" ? 0 : sheet.strength[first]) + (second === "" ? 0 : sheet.strength[second]);
}
// packages/karak2/src/sums.ts
/** Chances of a handful of dice, worked out once: one die is folded into the chances of the rest. */
function sumsOf(sheet, dice) {
	let key = 0;
	for (let kind = 0; kind < dice.length; kind++) key = key * 32 + dice[kind];
	const known = sheet.sums.get(key);
	if (known !== void 0) return known;
	const kind = dice.findIndex((count) => count > 0);
	const units = kind < 0 ? NO_DICE : addDie(sumsOf(sheet, dice.with(kind, dice[kind] - 1)), sheet.dice[kind]);
	const sums = withHero(sheet.heroDie, units);
	sheet.sums.set(key, sums);
	return sums;
}
/** No dice: no swords, no losses. */
const NO_DICE = {
	exact: new Float64Array([1]),
	tail: new Float64Array([1]),
	joint: new Float64Array([1]),
	width: 1,
	mean: 0
};
function addDie({ joint, width, mean }, { swords, skulls }) {
	const wider = width + Math.max(...swords);
	const rows = joint.length / width + (skulls.some((count) => count > 0) ? 1 : 0);
	const sum = new Float64Array(rows * wider);
	for (let cell = 0; cell < joint.length; cell++) {
		const shown = cell % width;
		const fallen = (cell - shown) / width;
		for (let face = 0; face < swords.length; face++) {
			const row = fallen + (skulls[face] > 0 ? 1 : 0);
			sum[row * wider + shown + swords[face]] += joint[cell] / swords.length;
		}
	}
	const exact = new Float64Array(wider);
	for (let cell = 0; cell < sum.length; cell++) exact[cell % wider] += sum[cell];
	const tail = exact.slice();
	for (let shown = wider - 2; shown >= 0; shown--) tail[shown] += tail[shown + 1];
	return {
		exact,
		tail,
		joint: sum,
		width: wider,
		mean: mean + meanOf(swords)
	};
}
const meanOf = (swords) => swords.reduce((sum, shown) => sum + shown, 0) / swords.length;
/** Every number of swords that may be needed, up to one that no roll shows. */
function withHero({ swords }, units) {
	const needs = Array.from({ length: units.width + Math.max(...swords) + 1 }, (_, need) => need);
	const unitsShow = (need) => need <= 0 ? 1 : need < units.width ? units.tail[need] : 0;
	const heroShows = (need) => swords.filter((shown) => shown >= need).length / swords.length;
	const overFaces = (chance) => swords.reduce((sum, shown) => sum + chance(shown), 0) / swords.length;
	const overUnits = (chance) => units.exact.reduce((sum, likely, shown) => sum + likely * chance(shown), 0);
	return {
		...units,
		wins: {
			nothing: Float64Array.from(needs, (need) => overFaces((shown) => unitsShow(need - shown))),
			units: Float64Array.from(needs, (need) => overFaces((shown) => twice(unitsShow(need - shown)))),
			hero: Float64Array.from(needs, (need) => overUnits((shown) => twice(heroShows(need - shown))))
		}
	};
}
/** The chance that one of two tries succeeds. */
const twice = (chance) => 1 - (1 - chance) * (1 - chance);
// packages/karak2/src/odds.ts
/** The enemy on a place, after what claws take away before a fight. (K2-99, K2-100) */
function foeAt(box, view, seat, place) {
	const sheet = printed(box);
	const general = view.general === place;
	let strength = strengthAt(sheet, view, place, box.set.general.strength);
	if (can(view, seat, "claws")) {
		if (general) strength -= view.praetorians > 0 ? 1 : 0;
		else if ([view.armies[place * 2], view.armies[place * 2 + 1]].some((army) => army !== "" && sheet.strength[army] === 1)) strength--;
	}
	return {
		strength,
		general
	};
}
/** The chance to win with so many dice of each kind and so many fireballs. */
function winChance(box, view, seat, strength, dice, fireballs) {
	const need = strength - weaponBonus(view, seat) - fireballs;
	return chanceToShow(winChances(box, view, seat, dice), need);
}
/** The chance to win by how many swords the dice must show. */
function winChances(box, view, seat, dice) {
	return sumsOf(printed(box), dice).wins[again(view, seat)];
}
function chanceToShow(chances, swords) {
	return swords <= 0 ? chances[0] : swords < chances.length ? chances[swords] : 0;
}
/** What a hero may roll a second time. */
function again(view, seat) {
	if (can(view, seat, "strategy")) return "units";
	return can(view, seat, "combat-skill") ? "hero" : "nothing";
}
function atLeast({ tail }, sum) {
	return sum <= 0 ? 1 : sum < tail.length ? tail[sum] : 0;
}
/** The chance that a second roll of the dice that may be rolled again brings what is missing. */
function rerollChance(sheet, view, ask, missing) {
	const { swords } = sheet.heroDie;
	if (can(view, ask.seat, "combat-skill")) {
		const need = swords[ask.hero] + missing;
		return swords.filter((shown) => shown >= need).length / swords.length;
	}
	const dice = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	let shown = 0;
	for (let i = 0; i < ask.units.length; i++) {
		const kind = unitNumber(ask.units[i]);
		dice[kind]++;
		shown += sheet.dice[kind].swords[ask.faces[i]];
	}
	return atLeast(sumsOf(sheet, dice), shown + missing);
}
// packages/karak2/src/outcome.ts
/** What a hero's soul stones are worth. (K2-101) */
function pointsOf(state, seat) {
	const arkenstone = state.arkenstone === seat ? POINTS.arkenstone : 0;
	return state.smallStones[seat] * POINTS.small + state.largeStones[seat] * POINTS.large + arkenstone;
}
// packages/karak2/src/evaluate.ts
/** Places on the map when every tile of the box is laid: how far a game has come. */
const WHOLE_LAND = 31;
/** How good a hero's place is; the weights are a logistic fit of who wins 2,500 two-seat instinct games. */
function hopesOf$2(box, state, seat) {
	const dice = diceOf(state, seat);
	const power = weaponBonus(state, seat) + sumsOf(printed(box), dice).mean;
	let built = 0;
	for (let building = 0; building < BUILDINGS.length; building++) built += state.built[seat * 6 + building];
	const { strength, praetorians } = box.set.general;
	const beats = winChance(box, state, seat, strength + (state.general < 0 ? praetorians[state.heroes.length - 2] : state.praetorians), dice, state.fireballs[seat]);
	const land = state.tile.length / WHOLE_LAND;
	return pointsOf(state, seat) * (.06 + .33 * land) + beats * .59 + power * (.12 - .03 * land) + built * .34 + (hasBuilt(state, seat, "stable") ? .24 : 0) + Math.min(8, goodsOf(state, seat)) * .07 + state.life[seat] * .03 + (state.amulet[seat] === "" ? 0 : .19);
}
/** The richer, the stronger and the better built, the likelier to win. */
function evaluate$2(box, state) {
	return winShares(state.heroes.length, (seat) => hopesOf$2(box, state, seat));
}
// packages/karak2/src/instinct/fighter.ts
function fighterOf(box, view, seat) {
	const dice = diceOf(view, seat);
	const hearts = view.amulet[seat] === "protection" ? 0 : printed(box).heroDie.harm;
	return {
		chances: winChances(box, view, seat, dice),
		weapons: weaponBonus(view, seat),
		fireballs: view.fireballs[seat],
		wounds: hearts * heartCost(view.life[seat]),
		losses: unitCost(view, seat, dice)
	};
}
/** Units may fall; few do when the enemy is weak, because few are sent. */
function unitCost(view, seat, dice) {
	const sent = dice[0] + dice[1] + dice[2] * 2 + dice[3] * 2;
	return can(view, seat, "soul-gatherer") || view.amulet[seat] === "protection" ? 0 : Math.min(sent, 6) * .06;
}
/** The chance to beat an enemy with so many fireballs. */
function winsWith({ chances, weapons }, strength, fireballs) {
	return chanceToShow(chances, strength - weapons - fireballs);
}
/** A fight that brings `gain` if won: with the chance to win, less what it costs. */
function fightValue(fighter, view, seat, strength, gain) {
	return winsWith(fighter, strength, gain >= 2.5 ? fighter.fireballs : Math.min(1, fighter.fireballs)) * (gain + fameGain(view, seat, strength)) - fighter.wounds - fighter.losses;
}
/** What more fame is worth, up to what an army can use. */
function fameGain(view, seat, strength) {
	const gained = Math.min(strength, 8) - view.conquest[seat];
	return gained > 0 ? gained * (view.conquest[seat] < 4 ? .8 : .5) : 0;
}
/** What a lost heart costs; the last ones cost most. */
function heartCost(life) {
	return life <= 1 ? 3.5 : life === 2 ? 1.6 : life === 3 ? .8 : .45;
}
// packages/karak2/src/instinct/plan.ts
/** What a sensible hero builds first: somebody to fight with, more actions, room for more, then the rest. */
const ORDER = [
	"range",
	"stable",
	"banner",
	"tower",
	"portal",
	"camp"
];
const NUMBER = ORDER.map((building) => BUILDINGS.indexOf(building));
const SCHOOLS = [
	"camp",
	"range",
	"tower"
].map((school) => BUILDINGS.indexOf(school));
const mindOf = (box, view, seat) => ({
	box,
	view,
	seat,
	wanted: wants(box, view, seat),
	haste: urgency(view, seat),
	settles: view.city[seat] < 0 && canPay(view, seat, box.set.city.cost, -1),
	fighter: fighterOf(box, view, seat)
});
/** How much of each resource a seat still wants: for the next building, and for units there is room for. */
function wants(box, view, seat) {
	const need = [
		0,
		0,
		0
	];
	if (view.city[seat] < 0) add$1(need, box.set.city.cost);
	let next = 0;
	while (next < NUMBER.length && view.built[seat * 6 + NUMBER[next]] === 1) next++;
	if (next < NUMBER.length) add$1(need, box.set.buildings[ORDER[next]].cost);
	const room = fameOf(view, seat) - unitsOf(view, seat);
	for (let kind = 0; kind < 3; kind++) if (view.built[seat * 6 + SCHOOLS[kind]] === 1) need[kind] += Math.min(room, view.supply[kind]);
	const spare = can(view, seat, "master-builder") ? 1 : 0;
	for (let good = 0; good < 3; good++) {
		const have = view.goods[seat * 3 + good] + (good === 0 ? spare : 0);
		need[good] = Math.max(0, need[good] - have);
	}
	return need;
}
function add$1(need, cost) {
	for (let good = 0; good < 3; good++) need[good] += cost[good];
}
/** How badly a building is wanted; the first of the order most. */
function buildingValue(building) {
	return 4 - ORDER.indexOf(building) * .5;
}
/** How useful a resource is now. */
function goodValue(wanted, good) {
	return wanted[GOODS.indexOf(good)] > 0 ? 1 + wanted[GOODS.indexOf(good)] * .1 : .15;
}
/** Fame without units is fame wasted: the more room there is, the more the city matters. */
function urgency(view, seat) {
	const room = fameOf(view, seat) - unitsOf(view, seat);
	return 1 + Math.min(6, Math.max(0, room - 1)) * .15;
}
/** What a harvest is worth. */
function harvestValue(wanted, gives) {
	let value = 0;
	for (let good = 0; good < 3; good++) {
		const useful = Math.min(wanted[good], gives[good]);
		value += useful * .9 + (gives[good] - useful) * .12;
	}
	return value;
}
// packages/karak2/src/land.ts
/** Six ways out of a hex, clockwise. Edge n of an unturned tile faces direction n. */
const DIRECTIONS$1 = [
	"east",
	"southeast",
	"southwest",
	"west",
	"northwest",
	"northeast"
];
/** Steps in axial coordinates, by direction. */
const DQ = [
	1,
	0,
	-1,
	-1,
	0,
	1
];
const DR = [
	0,
	1,
	1,
	0,
	-1,
	-1
];
const opposite = (direction) => (direction + 3) % 6;
/** Gorges as bits, the tile turned clockwise by so many edges. */
function turnGorges(gorges, turned) {
	return (gorges << turned | gorges >> 6 - turned) & 63;
}
/** The place that a step in this direction leads to, or -1: gorges on either side stop it. (K2-14) */
function stepFrom(land, place, direction) {
	if (land.gorges[place] >> direction & 1) return -1;
	const next = land.near[place * 6 + direction];
	return next >= 0 && land.gorges[next] >> opposite(direction) & 1 ? -1 : next;
}
/** Whether unexplored land can be entered this way. (K2-18) */
function leadsOut(land, place, direction) {
	return land.near[place * 6 + direction] < 0 && (land.gorges[place] >> direction & 1) === 0;
}
/** The place at these coordinates, or -1. */
function placeAt(land, q, r) {
	for (let place = 0; place < land.q.length; place++) if (land.q[place] === q && land.r[place] === r) return place;
	return -1;
}
/** One bit for each direction in which a neighbour of this free place is open towards it. (K2-89) */
function openTo(land, q, r) {
	let open = 0;
	for (let direction = 0; direction < 6; direction++) {
		const next = placeAt(land, q + DQ[direction], r + DR[direction]);
		if (next >= 0 && (land.gorges[next] >> opposite(direction) & 1) === 0) open |= 1 << direction;
	}
	return open;
}
/** Whether an enemy stands there. */
function hostile(land, place) {
	return land.armies[place * 2] !== "" || land.armies[place * 2 + 1] !== "" || land.general === place;
}
function cityAt(land, place) {
	return land.city.indexOf(place);
}
// packages/karak2/src/state.ts
/** The backs of tiles: all that anybody but Darius sees of those on top. */
const BACKS = ["first-level", "second-level"];
// packages/karak2/src/travel.ts
/** How many tiles the stack still has. To whoever sees backs on top, the names of those are among the others. */
function tilesLeft({ top, first, second }) {
	const twice = top.length > 0 && BACKS.includes(top[0]);
	return first.length + second.length + (twice ? 0 : top.length);
}
DIRECTIONS$1.map((move) => ({ move }));
DIRECTIONS$1.map((explore) => ({ explore }));
DIRECTIONS$1.map((ride) => Array.from({ length: 4 }, (_, far) => ({
	ride,
	far
})));
const directionNumber = (direction) => DIRECTIONS$1.indexOf(direction);
// packages/karak2/src/city.ts
const WORKS = ["city", ...BUILDINGS];
Object.fromEntries(WORKS.map((build) => [build, { build }]));
Object.fromEntries(WORKS.map((build) => [build, GOODS.map((less) => ({
	build,
	less
}))]));
RECRUITS.map((recruit) => ({ recruit }));
RECRUITS.map((dismiss) => ({ dismiss }));
/** The building each unit needs. (K2-52, K2-54) */
const SCHOOL = {
	knight: "camp",
	archer: "range",
	mage: "tower"
};
RECRUITS.map((unit) => BUILDINGS.indexOf(SCHOOL[unit]));
/** Not on the castle, not where an army, a city or another hero stands. (K2-44, K2-46) */
function mayFound(box, state, seat, place) {
	if (place === 0 || hostile(state, place) || cityAt(state, place) >= 0) return false;
	if (box.options.startHexes === "bare" && (place === 1 || place === 2)) return false;
	for (let other = 0; other < state.at.length; other++) if (other !== seat && state.at[other] === place) return false;
	return true;
}
Object.fromEntries(HEROES$1.map((hero) => [hero, { pickpocket: hero }]));
/** Once a tile a turn, with no army and no city there. (K2-42, K2-43) */
function mayGather(box, state, place) {
	return printed(box).tiles[state.tile[place]].rich > 0 && !state.gathered.includes(place) && cityAt(state, place) < 0 && !hostile(state, place);
}
// packages/karak2/src/turn.ts
/** Actions a seat still has this turn; a stable or an amulet counts at once. (K2-8, K2-49, K2-69) */
function actionsLeft(state, seat) {
	return 2 + (hasBuilt(state, seat, "stable") ? 1 : 0) + (state.amulet[seat] === "deeds" ? 1 : 0) - state.spent;
}
// packages/karak2/src/instinct/worth.ts
/** How much a hero likes to own an item. */
const WORTH$1 = {
	sword: 1.6,
	hammer: 3.2,
	fireball: .8,
	pickpocket: .6,
	resources: 1.5,
	fame: 3,
	deeds: 4,
	protection: 2.2,
	titan: 3.5
};
const worth$1 = (item) => WORTH$1[item];
/** What getting an item would improve. */
function itemGain(view, seat, item) {
	if (fits(view, seat, item)) return WORTH$1[item];
	if (SLOT_OF[item] === "amulet") {
		const own = view.amulet[seat];
		return own === "" ? WORTH$1[item] : Math.max(0, WORTH$1[item] - WORTH$1[own]);
	}
	if (item === "hammer" && view.swords[seat] > 0) return WORTH$1.hammer - WORTH$1.sword;
	if (item === "fireball" && view.pickpockets[seat] > 0) return WORTH$1.fireball - WORTH$1.pickpocket;
	return .02;
}
function rewardGain(view, seat, reward) {
	if (reward === "small-stone") return 4;
	if (reward === "large-stone") return 7;
	if (reward === "cart") return 2;
	if (reward === "amulet") return view.amulet[seat] === "" ? 3.2 : .8;
	return itemGain(view, seat, reward);
}
/** What an army's fall would bring, fame apart. */
const armyGain = (view, seat, army) => rewardGain(view, seat, REWARD[army]);
/** What it is worth to heal; the last hearts most. */
const healValue = (life) => life <= 1 ? 5 : life === 2 ? 2.6 : life === 3 ? 1.1 : .2;
/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT = 34;
/** How many turns a seat has played beyond its patience. */
const weariness = (view) => view.turn / view.heroes.length - PATIENCE_A_SEAT;
/** Whether beating the General now would win the game, and not merely end it. */
function generalWins(view, seat) {
	const mine = pointsOf(view, seat) + 4.5;
	for (let other = 0; other < view.heroes.length; other++) if (other !== seat && pointsOf(view, other) >= mine) return false;
	return true;
}
/** The General is for those with an army and a good chance; wearing his guard down helps everybody a little. */
function generalValue({ box, view, seat, fighter }, strength) {
	const weary = weariness(view);
	if (weary < 0 && !generalWins(view, seat)) return -1;
	if (view.life[seat] <= 2) return -1;
	const win = winsWith(fighter, strength, fighter.fireballs);
	if (win >= .5 - Math.max(0, weary) * .015) return 2 + win * 25;
	const ten = winsWith(fighter, box.set.general.strength, 0);
	if (can(view, seat, "claws") && win > .12 && ten > .55) return 2 + win * 25;
	return weary > 0 && view.praetorians > 0 && ten > .4 ? ten * 3 : -1;
}
/** What unexplored land promises: the armies still in the bag, or the General if he is yet to be found. */
function exploreValue(mind) {
	const { box, view } = mind;
	const second = view.first.length === 0;
	const maw = second && view.general < 0 ? 1 / view.second.length : 0;
	const strongest = box.set.general.strength + box.set.general.praetorians[view.heroes.length - 2];
	const found = maw > 0 ? generalValue(mind, strongest) * maw : 0;
	return LAND + found + (maw < 1 ? strangers(mind, second) * (1 - maw) : 0) + Math.max(0, weariness(view)) * .05;
}
/** New land is worth something in itself. */
const LAND = .9;
/** A few armies spread over the bag stand for all of them. */
function strangers({ box, view, seat, fighter }, second) {
	const { strength } = printed(box);
	const tries = Math.min(5, view.bag.length);
	const claws = can(view, seat, "claws");
	let value = 0;
	for (let i = 0; i < tries; i++) {
		const army = view.bag[Math.floor((i + .5) * view.bag.length / tries)];
		const other = view.bag[Math.floor((i * 2 + 1.2) * view.bag.length / tries) % view.bag.length];
		let total = strength[army] + (second ? strength[other] : 0);
		if (claws && (strength[army] === 1 || second && strength[other] === 1)) total--;
		const gain = armyGain(view, seat, army) + (second ? armyGain(view, seat, other) : 0);
		value += total === 0 ? gain : fightValue(fighter, view, seat, total, gain);
	}
	return tries === 0 ? 0 : value / tries;
}
// packages/karak2/src/instinct/places.ts
/** A city that could build or recruit nothing is no goal. */
const ERRAND = 2.6;
/** What waits on a place where nobody fights. */
function peaceValue({ box, view, seat, wanted, haste, settles }, place) {
	let value = 0;
	if (mayGather(box, view, place)) value = harvestValue(wanted, printed(box).tiles[view.tile[place]].gives) * haste;
	if (view.city[seat] === place) value = Math.max(value, errandValue(box, view, seat) * haste);
	else if (settles && mayFound(box, view, seat, place)) value = Math.max(value, siteValue(view, place));
	if (place === 0) {
		const plague = view.plague === seat ? 2.5 : 0;
		value = Math.max(value, plague + healValue(view.life[seat]) * 1.2);
	}
	for (let i = 0; i < view.lying.length; i++) if (view.lyingAt[i] === place) value = Math.max(value, itemGain(view, seat, view.lying[i]) * .9);
	return value;
}
/** What it would bring to fight those who stand on a place. */
function enemyValue(mind, place) {
	const { box, view, seat, fighter } = mind;
	const foe = foeAt(box, view, seat, place);
	if (foe.general) return generalValue(mind, foe.strength);
	let gain = 0;
	for (let slot = place * 2; slot < place * 2 + 2; slot++) {
		const army = view.armies[slot];
		if (army !== "") gain += armyGain(view, seat, army);
	}
	if (foe.strength === 0) return gain + .8;
	return fightValue(fighter, view, seat, foe.strength, gain) + Math.max(0, weariness(view)) * .05;
}
/** A city belongs where many ways meet, and not on rich land. */
function siteValue(view, place) {
	let ways = 0;
	for (let direction = 0; direction < 6; direction++) if (stepFrom(view, place, direction) >= 0) ways++;
	return 2.4 + ways * .3;
}
/** What could be done in the own city with what is in hand. */
function errandValue(box, view, seat) {
	const { buildings, units } = box.set;
	let value = 0;
	const less = can(view, seat, "master-builder");
	for (let building = 0; building < BUILDINGS.length; building++) {
		if (view.built[seat * 6 + building] === 1) continue;
		const { cost } = buildings[BUILDINGS[building]];
		if (canPay(view, seat, cost, -1) || less && saves(view, seat, cost)) value = ERRAND;
	}
	if (view.plague === seat) return value;
	const room = fameOf(view, seat) - unitsOf(view, seat);
	if (room <= 0) return value;
	for (let kind = 0; kind < RECRUITS.length; kind++) {
		if (view.built[seat * 6 + 3 + kind] === 0 || !canPay(view, seat, units[RECRUITS[kind]].cost, -1)) continue;
		value += Math.min(room, view.goods[seat * 3 + kind], view.supply[kind]) * .9;
	}
	return value;
}
function saves(view, seat, cost) {
	for (let good = 0; good < 3; good++) if (cost[good] > 0 && canPay(view, seat, cost, good)) return true;
	return false;
}
// packages/karak2/src/instinct/here.ts
/** Actions of one word, here and now. */
function wordValue({ box, view, seat, wanted, haste }, answer) {
	const hurt = 5 - view.life[seat];
	switch (answer) {
		case "heal": return healValue(view.life[seat]) * Math.min(1, hurt / 2);
		case "cleanse": return healValue(view.life[seat]) * 1.2 + (view.plague === seat ? 2.5 : 0);
		case "gather": return harvestValue(wanted, printed(box).tiles[view.tile[view.at[seat]]].gives) * haste;
		case "raise": return view.army[seat * 4 + 3] === 0 ? 2.2 : 1.1;
		case "falcon": return view.first.length > 0 || view.general < 0 ? 50 : 0;
		case "end": return 0;
	}
}
/** Founding, building, recruiting, picking up and picking pockets: what they bring. */
function workValue(view, seat, answer) {
	if ("build" in answer) return answer.build === "city" ? siteValue(view, view.at[seat]) : 3 + buildingValue(answer.build);
	if ("recruit" in answer) return 4;
	if ("take" in answer) {
		const cost = "leave" in answer ? .1 : 0;
		return itemGain(view, seat, answer.take) - cost;
	}
	if (!("pickpocket" in answer)) return 0;
	const target = seatOf(view, answer.pickpocket);
	const seats = view.heroes.length;
	return 40 + pointsOf(view, target) - (target - seat + seats) % seats / 100;
}
// packages/karak2/src/instinct/roam.ts
/** The value of something fades with every action it takes to get there. */
const FADE = .86;
/** No box holds more tiles. */
const MOST_PLACES = 128;
const FADED = Array.from({ length: MOST_PLACES }, (_, far) => FADE ** far);
/** What an action is worth that a fight would throw away. */
const IDLE = .35;
/** Whatever promises less is not worth a step. */
const LEAST = .2;
const queue = new Int8Array(MOST_PLACES);
const ways = [];
const far = new Int8Array(MOST_PLACES);
/**
* Goes for the most valuable thing on the known map, one action at a time. Whoever is in a hurry looks only as
* far as `reach` actions take him, and further only while he has seen nothing.
*/
function roam(mind, answers, chance, reach) {
	const { view, seat } = mind;
	let chosen = answers[answers.length - 1];
	let highest = LEAST;
	const place = view.at[seat];
	const step = view.moved ? 2 : 1;
	const left = actionsLeft(view, seat);
	const more = tilesLeft(view) > 0;
	let explored;
	let seen = 0;
	far.fill(-1);
	far[place] = 0;
	for (const answer of answers) {
		let value = 0;
		if (typeof answer === "string") value = wordValue(mind, answer);
		else {
			const to = destination(view, place, answer);
			if (to >= 0) {
				if (far[to] >= 0) continue;
				far[to] = step;
				queue[seen] = to;
				ways[seen++] = answer;
			} else if ("explore" in answer) {
				explored ??= exploreValue(mind);
				value = explored - Math.max(0, left - step) * IDLE;
			} else value = workValue(view, seat, answer);
		}
		if (value > highest) {
			highest = value;
			chosen = answer;
		}
	}
	const turn = chance.pick(6);
	let out = -1;
	for (let head = 0; head < seen; head++) {
		const here = queue[head];
		const steps = far[here];
		const fade = FADED[steps - 1];
		let value;
		if (hostile(view, here)) value = (enemyValue(mind, here) - Math.max(0, left - steps) * IDLE) * fade;
		else {
			value = peaceValue(mind, here) * fade;
			for (let i = 0; i < 6 && (steps < reach || highest <= LEAST && out < 0); i++) {
				const direction = (i + turn) % 6;
				const next = stepFrom(view, here, direction);
				if (next < 0) {
					if (out < 0 && more && leadsOut(view, here, direction)) out = head;
				} else if (far[next] < 0) {
					far[next] = steps + 1;
					queue[seen] = next;
					ways[seen++] = ways[head];
				}
			}
		}
		if (value > highest) {
			highest = value;
			chosen = ways[head];
		}
	}
	if (out < 0) return chosen;
	explored ??= exploreValue(mind);
	return explored * FADED[far[queue[out]] - 1] * FADE - .01 > highest ? ways[out] : chosen;
}
/** Where a move answer leads, or -1 if it is no move over the map. */
function destination(view, place, answer) {
	if ("move" in answer) return stepFrom(view, place, directionNumber(answer.move));
	if ("portal" in answer) return view.tile.indexOf(answer.portal);
	if (!("ride" in answer)) return -1;
	let to = place;
	for (let i = 0; i < answer.far; i++) to = view.near[to * 6 + directionNumber(answer.ride)];
	return to;
}
// packages/karak2/src/instinct.ts
/** Plays like a sensible person: explore, arm, build, recruit, take the stones, then the General. */
function instinct$2(sight, chance) {
	return decide$1(sight, chance, Number.POSITIVE_INFINITY);
}
/** Actions that a hurried hero looks ahead: about one turn. */
const HURRIED_REACH = 2;
/** The same in a hurry: nothing on an imagined table is hidden, and what is far away can wait. */
function hunch$2(box, state, answers, chance) {
	return decide$1(sightOf(box, state, askNow(state), answers), chance, HURRIED_REACH);
}
function decide$1(sight, chance, reach) {
	const { box, view, seat } = sight;
	switch (sight.kind) {
		case "act": return roam(mindOf(box, view, seat), sight.answers, chance, reach);
		case "muster": return muster(sight);
		case "fight": return fight(sight);
		case "fate": {
			const fighter = fighterOf(box, view, seat);
			return best(sight.answers, ({ putBack }) => fateValue(box, view, sight.ask, fighter, putBack), chance);
		}
		case "scout": return best(sight.answers, ({ lay }) => tileValue(box, view, seat, lay), chance);
		case "lay": {
			const { q, r, gorges } = sight.ask;
			const open = openTo(view, q, r);
			return best(sight.answers, ({ turn }) => openWays(open & ~turnGorges(gorges, turn)), chance);
		}
		case "goods": {
			const wanted = wants(box, view, seat);
			return best(sight.answers, ({ good }) => goodValue(wanted, good), chance);
		}
		default: return best(sight.answers, (answer) => smallValue(view, seat, answer), chance);
	}
}
/** Units a hero would rather keep. */
const UNIT_WORTH = [
	.8,
	1.1,
	1.2,
	.9,
	2,
	3
];
/** Answers that speak for themselves. */
function smallValue(view, seat, answer) {
	if (answer === "done") return .05;
	if ("build" in answer) return answer.build === "city" ? 5 : buildingValue(answer.build);
	if ("recruit" in answer) return UNIT_WORTH[unitNumber(answer.recruit)];
	if ("dismiss" in answer) return -1;
	if ("disband" in answer) return -UNIT_WORTH[unitNumber(answer.disband)];
	if ("take" in answer) return itemGain(view, seat, answer.take) - ("leave" in answer ? .1 : 0);
	if ("leave" in answer) return -worth$1(answer.leave);
	if ("ignore" in answer) return answer.ignore === "hero" ? heartCost(view.life[seat]) : UNIT_WORTH[unitNumber(answer.ignore)];
	if ("spot" in answer) return spotValue(view, seat, answer);
	return plagueValue(view, seatOf(view, answer.plague));
}
/** The falcon lays its tile where its mistress can walk to. */
function spotValue(view, seat, answer) {
	const beside = view.tile.indexOf(answer.spot);
	const place = view.at[seat];
	const q = view.q[beside] - view.q[place];
	const r = view.r[beside] - view.r[place];
	return -(Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
/** Whoever leads suffers; a city that works suffers most. */
function plagueValue(view, target) {
	const city = view.city[target] >= 0 && view.plague !== target ? 1 : 0;
	let goods = 0;
	for (let good = 0; good < 3; good++) goods += Math.min(1, view.goods[target * 3 + good]);
	return pointsOf(view, target) + city + goods * .3;
}
function fateValue(box, view, ask, fighter, putBack) {
	const { strength } = printed(box);
	let total = -strength[putBack];
	let gain = -armyGain(view, ask.seat, putBack);
	for (const army of ask.drawn) {
		total += strength[army];
		gain += armyGain(view, ask.seat, army);
	}
	return fightValue(fighter, view, ask.seat, total, gain);
}
/** A tile that gives what is wanted; Hell's Maw can wait. */
function tileValue(box, view, seat, tile) {
	const { gives, rich, level } = printed(box).tiles[tile];
	if (rich === 0) return -3;
	return harvestValue(wants(box, view, seat), gives) + rich * .4 - (level === 2 ? 1 : 0);
}
/** As many open ways to other tiles as possible. */
function openWays(edges) {
	let ways = 0;
	for (let left = edges; left > 0; left >>= 1) ways += left & 1;
	return ways;
}
/** Holds back units that hardly raise the chance to win. */
function muster({ box, view, ask, answers }) {
	const { seat, held, foe } = ask;
	const sheet = printed(box);
	if (view.general === view.at[seat]) return "roll";
	const dice = diceOf(view, seat);
	for (let kind = 0; kind < dice.length; kind++) dice[kind] -= held[kind];
	const gain = 2 + foe * .8;
	const win = winChance(box, view, seat, foe, dice, 0);
	let chosen = "roll";
	let saving = 0;
	for (const answer of answers) {
		if (answer === "roll") continue;
		const kind = unitNumber(answer.hold);
		dice[kind]--;
		const fewer = winChance(box, view, seat, foe, dice, 0);
		dice[kind]++;
		const saved = sheet.dice[kind].risk * UNIT_WORTH[kind] - (win - fewer) * gain;
		if (saved > saving) {
			saving = saved;
			chosen = answer;
		}
	}
	return chosen;
}
/** Bends a fight with the least that wins it; accepts what cannot be won. */
function fight({ box, view, ask, answers }) {
	const { seat, foe } = ask;
	const missing = foe - ask.strength;
	if (missing <= 0) return "accept";
	const fireballs = view.fireballs[seat];
	const general = view.general === view.at[seat];
	if (answers.includes("reroll")) {
		const again = rerollChance(printed(box), view, ask, missing - (general ? fireballs : 0));
		if (missing > fireballs || missing > 1 || again > .6) return "reroll";
	}
	if (fireballs === 0) return "accept";
	if (missing <= fireballs && (general || missing <= 1 + foe / 4)) return "fireball";
	const short = box.set.general.strength - ask.strength;
	return general && view.praetorians > 0 && short === 1 ? "fireball" : "accept";
}
// packages/karak2/src/notice.ts
/** What a player would name when asked why: what is won, lost and suffered. */
function notice$2(event, seat) {
	switch (event.kind) {
		case "reward": return {
			what: event.seat === seat ? "got" : "rival-got",
			thing: event.reward
		};
		case "took": return event.seat === seat ? {
			what: "got",
			thing: event.item
		} : null;
		case "built": return event.seat === seat ? {
			what: "built",
			thing: event.building
		} : null;
		case "recruited": return event.seat === seat ? {
			what: "recruited",
			thing: event.unit
		} : null;
		case "stole": return event.from === seat ? { what: "robbed" } : null;
		case "misery": return event.on === seat ? { what: "robbed" } : null;
		case "plague": return event.on === seat ? { what: "plague" } : null;
		case "won":
		case "lost":
		case "wounded":
		case "fell":
		case "fainted":
		case "gained":
		case "healed": return event.seat === seat ? { what: event.kind } : null;
		default: return null;
	}
}
// packages/karak2/src/mind.ts
/** How Karak 2 is played well. */
const mind$2 = {
	instinct: instinct$2,
	hunch: hunch$2,
	evaluate: evaluate$2,
	notice: notice$2
};
// packages/goblin/src/components.ts
/** How many cards of each sort a box holds, and who says so. A set must match. (G-1) */
const COUNTS = {
	hero: {
		count: 6,
		source: "rulebook"
	},
	start: {
		count: 6,
		source: "rulebook"
	},
	monsters: {
		count: [
			20,
			20,
			24
		],
		source: "public"
	},
	gatekeepers: {
		count: 5,
		source: "public"
	},
	lords: {
		count: 3,
		source: "rulebook"
	},
	potions: {
		count: 4,
		source: "public"
	},
	hearts: {
		count: 5,
		source: "rulebook"
	},
	row: {
		count: 5,
		source: "rulebook"
	},
	hand: {
		count: 4,
		source: "rulebook"
	}
};
Array.from({ length: 4 }, (_, seat) => ({
	kind: "fight-on",
	seat
}));
// packages/goblin/src/heroes.ts
/** The most hearts a hero can have. (G-1, G-34) */
const HEARTS = COUNTS.hearts.count;
/** Whether the seat plays this hero and heroes have powers. (G-70) */
function hasPower(box, state, seat, hero) {
	return state.heroes[seat] === hero && box.options.powers;
}
/** The foe being fought. */
const foeOf = (box, fight) => box.set.foes[fight.foe];
/** Whether the foe's curse is in force. (G-43 … G-45, G-65) */
function isCursed(foe, fight, curse) {
	return fight.lifted !== curse && foe.curses.includes(curse);
}
/** What a seat wears in a slot, unless there is nothing. */
function worn(box, slot, seat) {
	return slot[seat] === -1 ? null : box.set.cards[slot[seat]].gear;
}
// packages/goblin/src/set.ts
/** The four colours, each with a character of its own: fist, eye, hide and sun. */
const COLOURS = [
	"red",
	"blue",
	"green",
	"yellow"
];
/** What a foe can forbid: effects of action cards, colours, equipment. (G-43 … G-45) */
const CURSES = [
	...[
		"attack",
		"defence",
		"draw",
		"heal"
	],
	...COLOURS,
	"weapon",
	"armour"
];
/** Curses as bits, in the order of CURSES. */
const BIT = Object.fromEntries(CURSES.map((curse, at) => [curse, 1 << at]));
const POTIONS = [
	"strength",
	"healing",
	"countercurse"
];
const HEROES = [
	"argentus",
	"xanros",
	"horan",
	"aderyn",
	"taia",
	"victorius"
];
/** Where a figure comes from: stated in the rulebook, printed by public report, one hint, or made here. */
const SOURCES = [
	"rulebook",
	"public",
	"hint",
	"ours"
];
const from = (least, most) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9-]+$/, "expected a name such as \"bone-knife\""));
/** More than any box holds. */
const named = (schema) => namedOf(name, schema, 200);
const cardNames = listOf(v.pipe(v.string(), v.maxLength(40)), 60);
const action = v.strictObject({
	colour: v.picklist(COLOURS),
	/** The colours that may follow. */
	next: listOf(v.picklist(COLOURS), COLOURS.length),
	attack: v.optional(from(0, 20)),
	defence: v.optional(from(0, 20)),
	draw: v.optional(from(0, 6)),
	heal: v.optional(from(0, 5))
});
const gear = v.strictObject({
	kind: v.picklist(["weapon", "armour"]),
	attack: v.optional(from(0, 20)),
	defence: v.optional(from(0, 20)),
	/** Hearts back after the foe's blow. */
	heart: v.optional(from(0, 5)),
	/** More cards in a full hand. */
	hand: v.optional(from(0, 3))
});
const lord = v.strictObject({
	/** How many hits it takes. */
	hits: from(1, 40),
	attack: from(0, 20),
	curses: listOf(v.picklist(CURSES), CURSES.length)
});
const level = v.picklist([
	1,
	2,
	3
]);
const gatekeeper = v.strictObject({
	level,
	...lord.entries
});
/** One card for each back. */
const monster = v.strictObject({
	...gatekeeper.entries,
	backs: cardNames
});
v.strictObject({
	name: v.pipe(v.string(), v.maxLength(100)),
	source: v.picklist(SOURCES),
	actions: named(action),
	gear: named(gear),
	heroes: v.strictObject(Object.fromEntries(HEROES.map((hero) => [hero, cardNames]))),
	monsters: named(monster),
	gatekeepers: named(gatekeeper),
	lords: named(lord)
});
const names = /* @__PURE__ */ new WeakMap();
/** Names are looked up by the million, so each set has a list of them, made once. */
function namesIn(set) {
	let known = names.get(set);
	if (known === void 0) {
		known = {
			cards: new Map(set.cards.map((card) => [card.name, card])),
			foes: new Map(set.foes.map((foe) => [foe.name, foe]))
		};
		names.set(set, known);
	}
	return known;
}
/** A card of this name; equal cards are as good as one another. */
const cardNamed = (set, name) => namesIn(set).cards.get(name);
const foeNamed = (set, name) => namesIn(set).foes.get(name);
// packages/goblin/src/worth.ts
/** About what an action card is worth, in units of one attack. */
function actionWorth({ attack, defence, draw, heal, next }) {
	return attack + .8 * defence + .9 * draw + .5 * heal + .15 * next.length;
}
/** The same for what counts in every fight. */
function gearWorth(gear) {
	return gear === null ? 0 : 1.5 * gear.attack + 1.3 * gear.defence + gear.heart + 1.5 * gear.hand;
}
/** What giving up a potion costs. */
const POTION_COST = 1.6;
/** How much a heart more or less matters: the last ones most. */
function heartsWorth(hearts) {
	return hearts <= 0 ? -4.5 : .45 * hearts - 1.2 / hearts;
}
// packages/goblin/src/evaluate.ts
/** How good a seat's place is; the weights are a logistic fit of who wins 1,500 instinct games of 2 to 4 seats. */
function hopesOf$1(box, state, seat) {
	const keys = state.keys[seat].length;
	const potions = POTIONS.reduce((sum, _, at) => sum + state.potions[seat * POTIONS.length + at], 0);
	const gear = gearWorth(worn(box, state.weapons, seat)) + gearWorth(worn(box, state.armours, seat));
	const ready = keys === 3 ? .32 : 0;
	return .8 * keys + ready + .1 * rewardsWorth(box, state, seat) + .28 * gear + .45 * potions + .1 * state.hearts[seat];
}
/** What a seat has won from monsters, wherever it lies in its deck. */
function rewardsWorth({ set }, state, seat) {
	const { hands, unseen, decks, discards, fight } = state;
	let worth = 0;
	const add = (cards) => {
		for (const card of cards) {
			const action = card < 0 || set.cards[card].foe < 0 ? null : set.cards[card].action;
			if (action !== null) worth += actionWorth(action);
		}
	};
	add(hands[seat]);
	add(unseen[seat]);
	add(decks[seat]);
	add(discards[seat]);
	if (fight !== null && seat === state.seat) add(fight.chain);
	return worth;
}
/** Keys first, then the better deck, gear and potions. */
function evaluate$1(box, state) {
	return winShares(state.heroes.length, (seat) => hopesOf$1(box, state, seat));
}
// packages/goblin/src/options.ts
const GERMAN = {
	gatekeepers: 4,
	arranges: true,
	mostHearts: Number.POSITIVE_INFINITY,
	sellsOwn: true
};
const POLISH = {
	gatekeepers: 5,
	arranges: false,
	mostHearts: 1,
	sellsOwn: false
};
({ ...GERMAN }), POLISH.gatekeepers, POLISH.arranges;
POTIONS.indexOf("strength");
POTIONS.indexOf("healing");
POTIONS.indexOf("countercurse");
/** Whether the chain lets a colour follow, and whether that takes the hero's power. (G-27, G-28, G-71, G-75) */
function follows(box, state, fight, seat, colour) {
	const { chain } = fight;
	if (chain.length === 0) return "yes";
	if (box.set.cards[chain[chain.length - 1]].action?.next.includes(colour)) return "yes";
	if (chain.length === 1 && hasPower(box, state, seat, "victorius")) return "power";
	if (colour === "blue" && !fight.used && hasPower(box, state, seat, "argentus")) return "power";
	return "no";
}
/** Whether a card of this colour can be played now: freely, by the hero's power, or not. (G-28, G-44, G-73) */
function mayPlay(box, state, fight, seat, colour) {
	const way = follows(box, state, fight, seat, colour);
	if (way === "no" || !isCursed(foeOf(box, fight), fight, colour)) return way;
	return !fight.used && hasPower(box, state, seat, "xanros") ? "power" : "no";
}
/** Colours that can be played now. */
function openColours(box, table, fight, seat) {
	return COLOURS.filter((colour) => mayPlay(box, table, fight, seat, colour) !== "no");
}
/** Whether an effect of the card at a place in the chain counts. (G-43, G-73) */
function counts(foe, fight, at, effect) {
	return !isCursed(foe, fight, effect) || fight.defied === at && fight.defies === effect;
}
/** Attack or defence as it stands: cards, potion, power and equipment. (G-31, G-32, G-36, G-38, G-61, G-72) */
function strength(box, state, fight, seat, effect) {
	const foe = foeOf(box, fight);
	let total = 0;
	let row = 0;
	let twice = false;
	for (let at = 0; at < fight.chain.length; at++) {
		const value = valueAt(box, fight, at, effect);
		if (counts(foe, fight, at, effect)) total += value;
		row = value > 0 ? row + 1 : 0;
		if (row === 2) twice = true;
	}
	if (effect === "attack" && twice && hasPower(box, state, seat, "horan") && !isCursed(foe, fight, "attack")) total++;
	if (!isCursed(foe, fight, "weapon")) total += worn(box, state.weapons, seat)?.[effect] ?? 0;
	if (!isCursed(foe, fight, "armour")) total += worn(box, state.armours, seat)?.[effect] ?? 0;
	return total;
}
/** Where in the chain a cursed effect is strongest, or -1 if there is none to let count. (G-73) */
function toDefy(box, fight, effect) {
	if (!isCursed(foeOf(box, fight), fight, effect)) return -1;
	let strongest = -1;
	let most = 0;
	for (let at = 0; at < fight.chain.length; at++) {
		const value = valueAt(box, fight, at, effect);
		if (value <= most) continue;
		most = value;
		strongest = at;
	}
	return strongest;
}
/** What a card of the chain adds if it counts, twice as much with a strength potion. (G-61) */
function valueAt(box, fight, at, effect) {
	const value = box.set.cards[fight.chain[at]].action?.[effect] ?? 0;
	return fight.doubled === at && fight.doubles === effect ? 2 * value : value;
}
// packages/goblin/src/ends.ts
/** Horan has struck twice in a row. (G-72) */
const STRUCK_TWICE = 1 << 20;
/** The hero's once-a-fight power is not spent. */
const POWER_LEFT = 1 << 21;
const CARDS = 1048575;
/** Any colour may follow. */
const ANY = COLOURS.reduce((bits, colour) => bits | BIT[colour], 0);
/** The most cards of a hand that are thought about; what is drawn beyond that waits its turn. */
const MOST_CARDS = 10;
/** By what is left, what came last and the marks: the thought that last came there. */
const seen = /* @__PURE__ */ new Int32Array(65536);
const MOST_THOUGHTS = 2 ** 31 - 1;
let thought = 0;
/** Begins to think about chains; within one thought every way to go on is followed once. */
function thinkAnew() {
	if (thought === MOST_THOUGHTS) {
		seen.fill(0);
		thought = 0;
	}
	thought++;
}
/** Every end of a chain. */
function endsOf(chain) {
	thinkAnew();
	const ends = [];
	grow(chain, wholeHand(chain), chain.next, chain.played, chain.attacked, chain.marks, ends);
	return ends;
}
/** Every end of a chain that goes on with this card, but for those this thought has come to before. */
function endsAfter(chain, card) {
	const ends = [];
	play(chain, card, wholeHand(chain), chain.next, chain.played, chain.attacked, chain.marks, ends);
	return ends;
}
const wholeHand = ({ actions }) => (1 << Math.min(MOST_CARDS, actions.length)) - 1;
function grow(chain, left, next, played, attacked, marks, ends) {
	let goesOn = false;
	for (let card = 0; card < chain.actions.length && left >> card !== 0; card++) {
		if ((left & 1 << card) === 0 || isRepeated(chain.actions, left, card)) continue;
		if (play(chain, card, left, next, played, attacked, marks, ends)) goesOn = true;
	}
	const waits = chain.hero === "xanros" && (marks & 2097152) !== 0;
	if (!goesOn || waits) add(ends, wholeHand(chain) & ~left | marks);
}
/** Keeps an end unless there is one at least as good, and instead of one that is not better. */
function add(ends, end) {
	for (let i = 0; i < ends.length; i++) {
		if ((end & ~ends[i]) === 0) return;
		if ((ends[i] & ~end) === 0) {
			ends[i] = end;
			return;
		}
	}
	ends.push(end);
}
/** Plays a card if the chain lets it follow, and goes on from there. (G-28, G-44, G-71 … G-73, G-75) */
function play(chain, card, left, next, played, attacked, before, ends) {
	const { hero, curses } = chain;
	const action = chain.actions[card];
	if (action === null) return false;
	let marks = before;
	if ((next & action.bit) === 0 && !(hero === "victorius" && played === 1)) {
		if (hero !== "argentus" || (marks & 2097152) === 0 || action.bit !== BIT.blue) return false;
		marks &= -2097153;
	}
	if ((curses & action.bit) !== 0) {
		if (hero !== "xanros" || (marks & 2097152) === 0) return false;
		marks &= -2097153;
	}
	if (hero === "horan" && attacked && action.attack > 0) marks |= STRUCK_TWICE;
	const rest = left & ~(1 << card);
	const place = (rest << 4 | card) << 2 | marks >> 20;
	if (seen[place] === thought) return true;
	seen[place] = thought;
	grow(chain, rest, action.nextBits, played + 1, action.attack > 0, marks, ends);
	return true;
}
/** Whether an equal card further left is still there: one try is enough. */
function isRepeated(actions, left, card) {
	for (let i = 0; i < card; i++) if (actions[i] === actions[card] && (left & 1 << i) !== 0) return true;
	return false;
}
/** The cards played on the way to an end, as bits. */
const playedIn = (end) => end & CARDS;
// packages/goblin/src/prospect.ts
/** What a card still to be drawn adds to attack and defence, more or less. */
const DRAWN_ATTACK = .9;
const DRAWN_DEFENCE = .4;
/** One of two cards is better than the first. */
const TAIAS_LUCK = 1.3;
/** Cards still to be drawn never make a win certain. */
const MOST_LUCK = .92;
/** A card played is a card cycled. */
const CYCLE = .12;
/** A fight without a card leaves the same hand for the next turn. */
const DEAD_TURN = -2;
/** The curses of a foe that are not lifted. */
function inForce({ curses }, lifted) {
	let bits = 0;
	for (const curse of curses) if (curse !== lifted) bits |= BIT[curse];
	return bits;
}
/** What it is worth to stop with so much. */
function worth({ foe, hero, reward }, attack, defence, draws, heartsNow, played) {
	const luck = draws * (hero === "taia" ? TAIAS_LUCK : 1);
	const short = foe.hits - attack;
	const chance = short <= 0 ? 1 : luck === 0 ? 0 : clamp(.55 + (luck * DRAWN_ATTACK - short) * .35);
	const blow = foe.attack - defence - luck * DRAWN_DEFENCE;
	const hearts = blow > 0 ? heartsNow - blow : heartsNow;
	const falls = hearts < .5;
	return (falls && (hero !== "aderyn" || foe.kind === "lord") ? 0 : chance) * reward + heartsWorth(falls ? 0 : hearts) + (played === 0 ? DEAD_TURN : played * CYCLE);
}
const clamp = (share) => Math.max(0, Math.min(MOST_LUCK, share));
/** What it is worth to play no more. */
function worthNow(prospect) {
	const { attack, defence, hearts, played } = prospect;
	return worth(prospect, attack, defence, 0, hearts, played);
}
/** The best of the ends that a chain can come to. */
function bestEnd(prospect, ends) {
	let best = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < ends.length; i++) best = Math.max(best, worthOfEnd(prospect, ends[i]));
	return best;
}
function worthOfEnd(prospect, end) {
	const { actions, curses } = prospect;
	let { attack, defence, hearts, draws, played } = prospect;
	let hardest = 0;
	let safest = 0;
	let furthest = 0;
	let healthiest = 0;
	for (let cards = playedIn(end), i = 0; cards !== 0; cards >>= 1, i++) {
		const action = (cards & 1) === 0 ? null : actions[i];
		if (action === null) continue;
		played++;
		if ((curses & BIT.attack) === 0) attack += action.attack;
		if ((curses & BIT.defence) === 0) defence += action.defence;
		if ((curses & BIT.draw) === 0) draws += action.draw;
		if ((curses & BIT.heal) === 0) hearts += action.heal;
		if (action.attack > hardest) hardest = action.attack;
		if (action.defence > safest) safest = action.defence;
		if (action.draw > furthest) furthest = action.draw;
		if (action.heal > healthiest) healthiest = action.heal;
	}
	if (!prospect.struckTwice && (end & 1048576) !== 0 && (curses & BIT.attack) === 0) attack++;
	if (prospect.hero === "xanros" && (end & 2097152) !== 0) {
		const blow = Math.max(hardest, prospect.cursedAttack);
		const guard = Math.max(safest, prospect.cursedDefence);
		if ((curses & BIT.attack) !== 0 && blow > 0) attack += blow;
		else if ((curses & BIT.defence) !== 0 && guard > 0) defence += guard;
		else if ((curses & BIT.draw) !== 0 && furthest > 0) draws += furthest;
		else if ((curses & BIT.heal) !== 0) hearts += healthiest;
	}
	hearts = Math.min(HEARTS, hearts);
	let best = worth(prospect, attack, defence, draws, hearts, played);
	if (prospect.strength && hardest > 1 && (curses & BIT.attack) === 0) best = Math.max(best, worth(prospect, attack + hardest, defence, draws, hearts, played) - POTION_COST);
	if (prospect.strength && safest > 1 && (curses & BIT.defence) === 0) best = Math.max(best, worth(prospect, attack, defence + safest, draws, hearts, played) - POTION_COST);
	return best;
}
// packages/goblin/src/plan.ts
const actionsOf = ({ box, hand }) => hand.map((card) => box.set.cards[card].action);
const powerOf = ({ box, table, seat }) => box.options.powers ? table.heroes[seat] : null;
function holds({ table, seat }, potion) {
	return table.potions[seat * POTIONS.length + POTIONS.indexOf(potion)] > 0;
}
function lookOut(mind) {
	return {
		chain: {
			actions: actionsOf(mind),
			hero: powerOf(mind),
			curses: 0,
			next: ANY,
			played: 0,
			attacked: false,
			marks: POWER_LEFT
		},
		ends: []
	};
}
const FIRST_COLOUR = BIT[COLOURS[0]];
function endsUnder({ chain, ends }, curses) {
	const colours = (curses & ANY) / FIRST_COLOUR;
	ends[colours] ??= endsOf(colours === 0 ? chain : {
		...chain,
		curses
	});
	return ends[colours];
}
/** A fight not yet begun: what it is worth with the hand as it is. */
function worthOfFight(mind, outlook, foe, reward) {
	const plain = opening(mind, outlook, foe, reward, inForce(foe, null));
	const ends = endsUnder(outlook, plain.curses);
	let best = bestEnd(plain, ends);
	if (plain.curses !== 0 && holds(mind, "countercurse")) for (const curse of foe.curses) {
		const free = opening(mind, outlook, foe, reward, inForce(foe, curse));
		best = Math.max(best, bestEnd(free, endsUnder(outlook, free.curses)) - POTION_COST);
	}
	if (plain.hearts < HEARTS && holds(mind, "healing")) best = Math.max(best, bestEnd({
		...plain,
		hearts: HEARTS
	}, ends) - POTION_COST);
	return best;
}
function opening(mind, { chain }, foe, reward, curses) {
	const { box, table, seat } = mind;
	const weapon = (curses & BIT.weapon) === 0 ? worn(box, table.weapons, seat) : null;
	const armour = (curses & BIT.armour) === 0 ? worn(box, table.armours, seat) : null;
	return {
		actions: chain.actions,
		foe,
		reward,
		curses,
		hero: chain.hero,
		attack: (weapon?.attack ?? 0) + (armour?.attack ?? 0),
		defence: (weapon?.defence ?? 0) + (armour?.defence ?? 0),
		hearts: table.hearts[seat],
		draws: 0,
		played: 0,
		struckTwice: false,
		strength: holds(mind, "strength"),
		cursedAttack: 0,
		cursedDefence: 0
	};
}
/** A fight under way: what to do next. */
function planFight(mind, answers, reward) {
	const { box, table, seat } = mind;
	const { fight } = table;
	if (fight === null) return answers[0];
	const foe = box.set.foes[fight.foe];
	const last = fight.chain.length > 0 ? box.set.cards[fight.chain[fight.chain.length - 1]].action : null;
	const struckTwice = fight.chain.some((card, at) => at > 0 && isBlow(box, card) && isBlow(box, fight.chain[at - 1]));
	const chain = {
		actions: actionsOf(mind),
		hero: powerOf(mind),
		curses: inForce(foe, fight.lifted),
		next: last?.nextBits ?? ANY,
		played: fight.chain.length,
		attacked: (last?.attack ?? 0) > 0,
		marks: (struckTwice ? STRUCK_TWICE : 0) | (fight.used ? 0 : POWER_LEFT)
	};
	const prospect = {
		actions: chain.actions,
		foe,
		reward,
		curses: chain.curses,
		hero: chain.hero,
		attack: strength(box, table, fight, seat, "attack"),
		defence: strength(box, table, fight, seat, "defence"),
		hearts: table.hearts[seat],
		draws: 0,
		played: chain.played,
		struckTwice,
		strength: holds(mind, "strength"),
		cursedAttack: wordOver(box, fight, "attack"),
		cursedDefence: wordOver(box, fight, "defence")
	};
	let best = "stop";
	let highest = worthNow(prospect);
	const consider = (answer, value) => {
		if (value <= highest) return;
		highest = value;
		best = answer;
	};
	thinkAnew();
	for (const answer of answers) if (answer !== "stop" && "play" in answer) consider(answer, worthOfCard(prospect, chain, answer));
	for (const answer of answers) {
		if (answer === "stop" || "play" in answer) continue;
		if ("defy" in answer) consider(answer, worthOfWord(prospect, chain, answer.defy));
		else consider(answer, worthOfPotion(mind, prospect, chain, last, answer) - POTION_COST);
	}
	return best;
}
/** What the Warlock's word would add to what is played, if it is cursed. (G-73) */
function wordOver(box, fight, effect) {
	const at = toDefy(box, fight, effect);
	return at < 0 ? 0 : valueAt(box, fight, at, effect);
}
/** What the fight is worth once the Warlock has let a card in the chain count. */
function worthOfWord(prospect, chain, effect) {
	const { attack, defence, cursedAttack, cursedDefence } = prospect;
	const spoken = effect === "attack" ? {
		...prospect,
		attack: attack + cursedAttack
	} : {
		...prospect,
		defence: defence + cursedDefence
	};
	return Math.max(worthNow(spoken), bestEnd(spoken, endsOf({
		...chain,
		marks: chain.marks & -2097153
	})));
}
const isBlow = (box, card) => (box.set.cards[card].action?.attack ?? 0) > 0;
function worthOfCard(prospect, chain, answer) {
	const card = chain.actions.findIndex((action) => action?.name === answer.play);
	if (chain.hero !== "xanros") return bestEnd(prospect, endsAfter(chain, card));
	thinkAnew();
	if (!("defy" in answer)) return bestEnd(prospect, endsAfter(chain, card)) - .01;
	const spoken = endsAfter({
		...chain,
		marks: chain.marks & -2097153
	}, card);
	return bestEnd(defied(prospect, chain.actions[card], answer.defy), spoken);
}
/** The same fight with one effect of a card that works in spite of its curse. (G-73) */
function defied(prospect, action, effect) {
	const value = action?.[effect] ?? 0;
	const { draws, hearts } = prospect;
	return effect === "draw" ? {
		...prospect,
		draws: draws + value
	} : {
		...prospect,
		hearts: hearts + value
	};
}
/** What the fight is worth with the potion drunk. */
function worthOfPotion(mind, prospect, chain, last, answer) {
	if (answer.drink === "healing") return bestEnd({
		...prospect,
		hearts: HEARTS
	}, endsOf(chain)) - .3;
	if (answer.drink === "countercurse") {
		const free = lifted(mind, prospect, answer.lift);
		return bestEnd(free, endsOf({
			...chain,
			curses: free.curses
		}));
	}
	return bestEnd(doubled(mind, prospect, last?.[answer.double] ?? 0, answer.double), endsOf(chain));
}
/** The same fight with the last card doubled: a cursed one counts only by the Warlock's word. (G-61, G-73) */
function doubled({ box, table: { fight } }, prospect, value, effect) {
	const { attack, defence, cursedAttack, cursedDefence } = prospect;
	const silent = fight !== null && !counts(foeOf(box, fight), fight, fight.chain.length - 1, effect);
	const rest = {
		...prospect,
		strength: false
	};
	if (effect === "attack") return silent ? {
		...rest,
		cursedAttack: Math.max(cursedAttack, 2 * value)
	} : {
		...rest,
		attack: attack + value
	};
	return silent ? {
		...rest,
		cursedDefence: Math.max(cursedDefence, 2 * value)
	} : {
		...rest,
		defence: defence + value
	};
}
/** The same fight without one of its curses: what was played counts after all. (G-66) */
function lifted({ box, table, seat }, prospect, curse) {
	let { attack, defence } = prospect;
	const { fight } = table;
	for (const [at, card] of (fight?.chain ?? []).entries()) {
		const { action } = box.set.cards[card];
		if (fight?.defied === at && fight.defies === curse) continue;
		if (curse === "attack") attack += action?.attack ?? 0;
		if (curse === "defence") defence += action?.defence ?? 0;
	}
	const slot = curse === "weapon" ? table.weapons : curse === "armour" ? table.armours : null;
	const gear = slot === null ? null : worn(box, slot, seat);
	attack += gear?.attack ?? 0;
	defence += gear?.defence ?? 0;
	return {
		...prospect,
		attack,
		defence,
		curses: prospect.curses & ~BIT[curse]
	};
}
// packages/goblin/src/instinct.ts
/** Plays like a sensible person: win what can be won, keys first; mend, arm, shop, and then the lord. */
function instinct$1(sight, chance) {
	const { box, view, seat } = sight;
	return decide({
		box,
		table: view,
		seat,
		hand: view.hands[seat]
	}, sight, chance);
}
/** The same on an imagined table, without the trouble of a view. */
function hunch$1(box, state, answers, chance) {
	const ask = askNow(state);
	return decide({
		box,
		table: state,
		seat: ask.seat,
		hand: state.hands[ask.seat]
	}, choiceOf(ask, answers), chance);
}
function decide(mind, { kind, ask, answers }, chance) {
	const { box, table, seat } = mind;
	switch (kind) {
		case "turn": {
			const outlook = lookOut(mind);
			return best(answers, (answer) => turnValue$1(mind, outlook, answer), chance);
		}
		case "fight": return planFight(mind, answers, rewardNow(box, table, seat));
		case "discard": return best(answers, (answer) => -keepValue(box.set, "discard" in answer ? answer.discard : null), chance);
		case "foresee": return best(answers, ({ keep }) => drawnValue(mind, keep), chance);
		case "mend": return table.hearts[seat] <= 2 ? answers[0] : "go-on";
		case "equip": return gearGain(mind, box.set.cards[ask.card].gear) > 0 ? "put-on" : "pawn";
		case "shop": {
			const cheapest = payments(mind)[0] ?? 99;
			return best(answers, (answer) => wareValue(mind, answer === "leave" ? null : answer.buy, cheapest), chance);
		}
		case "pay": return best(answers, ({ pay }) => -costOf(mind, pay), chance);
		case "arrange": return best(answers, (answer) => topValue(box.set, answer === "leave-shuffled" ? null : answer.top), chance);
	}
}
function turnValue$1(mind, outlook, answer) {
	const { box, table, seat } = mind;
	if (answer === "revive") return heartsWorth(HEARTS) - TURN_COST;
	if (answer === "merchant") return heartsWorth(table.hearts[seat]) + visitValue(mind);
	const foe = foeNamed(box.set, answer.fight);
	return foe === void 0 ? 0 : worthOfFight(mind, outlook, foe, rewardOf(box, table, seat, foe));
}
/** A turn at the merchant's is a turn without a fight; a turn for nothing is worse than a lost fight. */
const TURN_COST = 1.5;
/** A card sold is a loss, but a deck with fewer weak cards is a gain. */
const SOLD = .7;
const PASS = -8;
const KEY = 9;
const LORD = 100;
/** What beating a foe is worth. */
function rewardOf(box, table, seat, foe) {
	if (foe.kind === "lord") return LORD;
	if (foe.kind === "gatekeeper") return KEY;
	let worth = 0;
	for (const reward of foe.rewards) if (reward === "weapon" || reward === "armour") {
		const now = gearWorth(worn(box, reward === "weapon" ? table.weapons : table.armours, seat));
		worth += Math.max(.6, 1.6 * (foe.level + 1) - now + .6);
	} else worth += 1.6 + 1.1 * foe.level;
	return worth / foe.rewards.length;
}
function rewardNow(box, table, seat) {
	return table.fight === null ? 0 : rewardOf(box, table, seat, box.set.foes[table.fight.foe]);
}
function keepValue(set, name) {
	if (name === null) return 1.5;
	const action = cardNamed(set, name)?.action ?? null;
	return action === null ? 0 : actionWorth(action);
}
/** A card drawn in a fight: what it does, and whether it can follow. */
function drawnValue({ box, table, seat }, name) {
	const action = cardNamed(box.set, name ?? "")?.action ?? null;
	if (action === null) return 0;
	const follows = table.fight !== null && openColours(box, table, table.fight, seat).includes(action.colour);
	return actionWorth(action) + (follows ? 1.5 : 0);
}
function gearGain({ box, table, seat }, gear) {
	if (gear === null) return 0;
	return gearWorth(gear) - gearWorth(worn(box, gear.kind === "weapon" ? table.weapons : table.armours, seat));
}
/** What a potion is worth to a seat that has none: more with every key, as the fights get harder. */
const POTION_WORTH = {
	strength: 2.2,
	healing: 1.6,
	countercurse: 1.8
};
const WORTH_A_KEY = .8;
/** What a ware is worth. */
function wareWorth(mind, name) {
	const potion = POTIONS.find((kind) => kind === name);
	if (potion !== void 0) return POTION_WORTH[potion] + WORTH_A_KEY * mind.table.keys[mind.seat].length;
	const card = cardNamed(mind.box.set, name);
	return card === void 0 ? 0 : cardWorth(mind, card);
}
function cardWorth(mind, { action, gear }) {
	return action === null ? gearGain(mind, gear) : actionWorth(action) - .8;
}
/** What a purchase gains over the cheapest payment; leaving gains nothing. */
function wareValue(mind, name, cheapest) {
	return name === null ? 0 : wareWorth(mind, name) - cheapest;
}
/** What giving a card away costs. */
function costOf({ box, table, seat }, name) {
	for (const slot of [table.weapons, table.armours]) {
		const gear = worn(box, slot, seat);
		if (gear?.name === name) return gearCost(gear);
	}
	return SOLD * keepValue(box.set, name);
}
const gearCost = (gear) => gearWorth(gear) + .5;
/** What each possible payment costs, the cheapest first. */
function payments({ box, table, seat, hand }) {
	const costs = [];
	const weapon = worn(box, table.weapons, seat);
	const armour = worn(box, table.armours, seat);
	if (weapon !== null) costs.push(gearCost(weapon));
	if (armour !== null) costs.push(gearCost(armour));
	for (const card of hand) {
		const { action, foe } = box.set.cards[card];
		if (foe >= 0 && action !== null) costs.push(SOLD * actionWorth(action));
	}
	return costs.sort((a, b) => a - b);
}
/** A visit to the merchant: what all purchases gain, against a turn without a fight. */
function visitValue(mind) {
	const { box, table, seat } = mind;
	const costs = payments(mind);
	if (costs.length === 0) return PASS;
	const wares = [];
	for (let potion = 0; potion < POTIONS.length; potion++) if (table.potions[seat * POTIONS.length + potion] === 0) wares.push(wareWorth(mind, POTIONS[potion]));
	let pawned = 0;
	for (const card of table.pawnshop) pawned = Math.max(pawned, cardWorth(mind, box.set.cards[card]));
	wares.push(pawned);
	wares.sort((a, b) => b - a);
	let gain = 0;
	for (let i = 0; i < Math.min(costs.length, wares.length); i++) gain += Math.max(0, wares[i] - costs[i]);
	return gain > 0 ? gain - TURN_COST : PASS;
}
/** Next from the top of a new deck: the best card, as long as it beats what luck would bring. */
function topValue(set, name) {
	return name === null ? COLOURS.length * .4 : name === "start-card" ? 1.2 : keepValue(set, name);
}
// packages/goblin/src/notice.ts
/** What a player would name when asked why: what is won, lost and suffered. */
function notice$1(event, seat) {
	switch (event.kind) {
		case "reward": return {
			what: event.seat === seat ? "got" : "rival-got",
			thing: event.card
		};
		case "bought": return event.seat === seat ? {
			what: "got",
			thing: event.what
		} : null;
		case "fought":
			if (event.seat !== seat) return null;
			return {
				what: event.won ? "won" : "lost",
				thing: event.foe
			};
		case "key":
		case "hit":
		case "healed":
		case "knocked-out": return event.seat === seat ? { what: event.kind } : null;
		default: return null;
	}
}
// packages/goblin/src/mind.ts
/** How Karak: Goblin is played well. */
const mind = {
	instinct: instinct$1,
	hunch: hunch$1,
	evaluate: evaluate$1,
	notice: notice$1
};
// packages/kragmortha/src/set.ts
const SYMBOLS = [
	"book",
	"scroll",
	"potion",
	"gems"
];
const PARTS = [
	"head",
	"mouth",
	"arm",
	"hand",
	"leg",
	"mind"
];
const EFFECTS = [
	"pardon",
	"hex",
	"scapegoat",
	"ward",
	"satchel",
	"gust",
	"lure",
	"haste",
	"dodge",
	"omen",
	"lecture",
	"bookworm",
	"none"
];
const TOKENS = [
	"teleport",
	"tome",
	"trap"
];
/** Where a figure comes from: the rulebook, public sources, one good hint, or made here. */
const source = v.picklist([
	"rulebook",
	"public",
	"hint",
	"ours"
]);
const id = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/, "expected lower-case letters, digits and dashes"));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));
/** Far more rows than any pile of cards has. */
const MOST_ROWS = 200;
/** One penalty: an id that words and screens know, and its figures. */
const face = v.pipe(v.objectWithRest({ id }, v.union([v.pipe(v.string(), v.maxLength(40)), v.number()])), v.maxEntries(9));
const rows = (letters) => v.pipe(listOf(v.pipe(v.string(), v.regex(new RegExp(`^[${letters}]( [${letters}]){6}$`), `expected 7 of the letters ${[...letters.replaceAll("\\", "")].join(" ")}, with spaces between`)), 10), v.length(10, `expected 10 rows`));
const card = v.strictObject({
	id,
	moves: v.picklist(["goblin", "rigor"]),
	symbols: v.strictTuple([v.picklist([...SYMBOLS, "ball"]), v.picklist([...SYMBOLS, "ball"])]),
	count,
	source
});
const look$1 = v.strictObject({
	id,
	part: v.picklist(PARTS),
	dare: face,
	screen: face,
	source
});
v.strictObject({
	board: v.strictObject({
		symbols: rows("BSPG"),
		source
	}),
	/** `seats`: the map is for up to so many. */
	maps: v.pipe(listOf(v.strictObject({
		seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
		rows: rows("#.SsTDR\\-"),
		source
	}), 7), v.minLength(1)),
	cards: listOf(card, MOST_ROWS),
	tokens: listOf(v.strictObject({
		id: v.picklist(TOKENS),
		count,
		source
	}), TOKENS.length),
	looks: listOf(look$1, MOST_ROWS),
	tomes: listOf(v.strictObject({
		id,
		effect: v.picklist(EFFECTS),
		symbols: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
		count,
		source
	}), MOST_ROWS)
});
// packages/kragmortha/src/tables.ts
/** A square is y * 7 + x; its name has the column as a letter and the row from 1: 'd10'. */
const SQUARES = 70;
const NAMES = Array.from({ length: SQUARES }, (_, square) => `${"abcdefg"[square % 7]}${Math.floor(square / 7) + 1}`);
const squares = new Map(NAMES.map((name, square) => [name, square]));
/** The square of a name, or -1 for a name that is none. */
const squareOf = (name) => squares.get(name) ?? -1;
const DIRECTIONS = [
	"north",
	"east",
	"south",
	"west"
];
const directionOf = {
	north: 0,
	east: 1,
	south: 2,
	west: 3
};
/** Symbols are bits, so that "one of these" is a number too; the ball is all of them. */
const BITS = {
	book: 1,
	scroll: 2,
	potion: 4,
	gems: 8,
	B: 1,
	S: 2,
	P: 4,
	G: 8
};
const BALL = 15;
const bitsOf = (symbols) => symbols.reduce((bits, symbol) => bits | (BITS[symbol] ?? BALL), 0);
let lastSet;
let lastTables;
const known = /* @__PURE__ */ new WeakMap();
/** A process mostly plays with one set: that one is found without a search. */
function tablesOf(set) {
	if (set === lastSet && lastTables !== void 0) return lastTables;
	const tables = known.get(set) ?? makeTables(set);
	known.set(set, tables);
	lastSet = set;
	lastTables = tables;
	return tables;
}
function makeTables(set) {
	const maps = set.maps.map((map) => makeField(set.board.symbols, map.rows));
	const fields = Array.from({ length: 9 }, (_, seats) => maps[set.maps.findIndex((map) => map.seats >= seats)]);
	const cards = {};
	for (const { id, moves, symbols } of set.cards) cards[id] = {
		id,
		rigor: moves === "rigor",
		first: bitsOf([symbols[0]]),
		second: bitsOf([symbols[1]]),
		plays: DIRECTIONS.map((step) => ({
			play: id,
			step
		}))
	};
	return {
		fields,
		cards,
		looks: Object.fromEntries(set.looks.map((row) => [row.id, row])),
		tomes: Object.fromEntries(set.tomes.map(({ id, effect, symbols }) => [id, {
			id,
			effect,
			symbols
		}])),
		piles: {
			cards: pile(set.cards),
			looks: set.looks.map(({ id }) => id),
			tomes: pile(set.tomes),
			tokens: pile(set.tokens)
		}
	};
}
function pile(rows) {
	return rows.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}
function makeField(symbolRows, mapRows) {
	const symbols = symbolRows.join(" ").split(" ");
	const marks = mapRows.join(" ").split(" ");
	const all = NAMES.map((_, square) => square);
	const open = (square) => !"#.".includes(marks[square]);
	const neighbour = (square, x, y) => {
		const column = square % 7 + x;
		const to = square + y * 7 + x;
		return open(square) && column >= 0 && column < 7 && to >= 0 && to < SQUARES && open(to) ? to : -1;
	};
	const next = all.flatMap((square) => [
		neighbour(square, 0, -1),
		neighbour(square, 1, 0),
		neighbour(square, 0, 1),
		neighbour(square, -1, 0)
	]);
	const desk = marks.map((mark) => mark === "D");
	const teleport = marks.map((mark) => mark === "T" || mark === "s");
	const symbol = all.map((square) => desk[square] ? BALL : BITS[symbols[square]]);
	const toDesk = distances(next, desk);
	const neighbours = (square) => next.slice(square * 4, square * 4 + 4).filter((to) => to >= 0);
	return {
		next,
		desk,
		teleport,
		exits: all.map((square) => neighbours(square).length),
		symbol,
		teleports: all.filter((square) => teleport[square]),
		starts: all.filter((square) => marks[square] === "S" || marks[square] === "s"),
		floor: all.filter((square) => open(square) && !desk[square]),
		rigor: marks.indexOf("R"),
		toDesk,
		nearer: all.map((square) => neighbours(square).reduce((bits, to) => toDesk[to] < toDesk[square] ? bits | symbol[to] : bits, 0))
	};
}
/** Steps from every square to the nearest marked one. */
function distances(next, goal) {
	const steps = goal.map((is) => is ? 0 : 99);
	const queue = steps.flatMap((distance, square) => distance === 0 ? [square] : []);
	for (const square of queue) for (const to of next.slice(square * 4, square * 4 + 4)) {
		if (to < 0 || steps[to] <= steps[square] + 1) continue;
		steps[to] = steps[square] + 1;
		queue.push(to);
	}
	return steps;
}
// packages/kragmortha/src/outcome.ts
/** Fewest looks, then most magic symbols, then together. (M-81 … M-84) */
function winnersOf(box, state) {
	const left = state.at.map((_, seat) => seat).filter((seat) => seat !== state.end?.out);
	const fewest = Math.min(...left.map((seat) => state.looks[seat].length));
	const tied = left.filter((seat) => state.looks[seat].length === fewest);
	const most = Math.max(...tied.map((seat) => symbolsHeld(box, state, seat)));
	return tied.filter((seat) => symbolsHeld(box, state, seat) === most);
}
/** Magic symbols on all tomes a seat has taken, used or not. (M-83) */
function symbolsHeld(box, state, seat) {
	const { tomes } = tablesOf(box.set);
	let symbols = 0;
	for (const tome of state.tomes[seat]) symbols += tomes[tome].symbols;
	for (const tome of state.used[seat]) symbols += tomes[tome].symbols;
	return symbols;
}
DIRECTIONS.map((step) => ({ step }));
DIRECTIONS.map((push) => ({ push }));
NAMES.map((place) => ({ place }));
NAMES.map((put) => ({ put }));
Array.from({ length: 8 }, (_, seat) => ({
	kind: "card",
	seat
}));
Array.from({ length: 8 }, (_, seat) => ({
	kind: "onward",
	seat
}));
Array.from({ length: 8 }, (_, seat) => ({
	kind: "play",
	seat
}));
Array.from({ length: 8 }, (_, seat) => ({
	kind: "walk",
	seat
}));
NAMES.map((jump) => ({ jump }));
const fieldOf = (box, state) => tablesOf(box.set).fields[state.at.length];
/** The seat whose goblin stands on a square, or -1. */
function goblinAt(state, square) {
	const { at } = state;
	for (let seat = 0; seat < at.length; seat++) if (at[seat] === square) return seat;
	return -1;
}
// packages/kragmortha/src/evaluate.ts
/** Tomes that take looks away, keep them off or hand them out. */
const POWERFUL = /* @__PURE__ */ new Set([
	"hex",
	"pardon",
	"scapegoat",
	"ward",
	"lure"
]);
/** Steps to the desk for a goblin that is not placed yet. */
const FAR = 8;
/** How good a seat's place is; the weights are a logistic fit of who wins 1,500 instinct games of 2 to 8 seats. */
function hopesOf(box, state, seat, played) {
	const { tomes } = tablesOf(box.set);
	const looks = state.looks[seat].length;
	let power = 0;
	for (const tome of state.tomes[seat]) if (POWERFUL.has(tomes[tome].effect)) power++;
	const steps = state.at[seat] < 0 ? FAR : fieldOf(box, state).toDesk[state.at[seat]];
	return symbolsHeld(box, state, seat) * (.16 + .13 * played) + power * .79 - looks * (.53 + 1.55 * played) - (looks === 3 ? .48 : 0) - steps * .07;
}
/** Fewer looks, more tomes; both weigh more the nearer either end of the game is. */
function evaluate(box, state) {
	if (state.end !== null) {
		const winners = winnersOf(box, state);
		return state.at.map((_, seat) => winners.includes(seat) ? 1 / winners.length : 0);
	}
	let played = 1 - state.tomeDeck.length / tablesOf(box.set).piles.tomes.length;
	for (const looks of state.looks) played = Math.max(played, looks.length / 4);
	return winShares(state.at.length, (seat) => hopesOf(box, state, seat, played));
}
// packages/kragmortha/src/calls.ts
/** Whoever has not seen it abstains; where that cannot be, in doubt the penalty was kept. (M-60, M-61) */
function unseenVote(answers) {
	return answers.includes("pass") ? "pass" : "kept";
}
// packages/kragmortha/src/looks.ts
/**
* The withering looks: four to each part of the body, each with a dare for one table and a handicap of the
* same spirit for a screen. Both are ids with figures; what is said and how it looks is up to words and screens.
* Which dares exist is hinted at in public; their grouping and every handicap are ours. (M-54, M-55)
*/
const looks = [
	look("crown", "head", { id: "card-on-head" }, {
		id: "tilted-board",
		degrees: 9
	}),
	look("low-desk", "head", { id: "chin-on-table" }, {
		id: "small-board",
		percent: 60
	}),
	look("stiff-neck", "head", { id: "card-under-chin" }, { id: "mirrored-board" }),
	look("lent-ear", "head", { id: "card-on-shoulder" }, {
		id: "turned-board",
		degrees: 90
	}),
	look("gape", "mouth", { id: "mouth-open" }, { id: "chat-vowels-only" }),
	look("tongue", "mouth", { id: "tongue-out" }, { id: "chat-lisp" }),
	look("clenched", "mouth", { id: "teeth-clenched" }, { id: "chat-no-vowels" }),
	look("hushed", "mouth", { id: "lips-shut" }, { id: "chat-signs-only" }),
	look("armpit", "arm", { id: "card-in-armpit" }, {
		id: "press-and-hold",
		milliseconds: 1500
	}),
	look("elbow", "arm", { id: "card-in-elbow" }, {
		id: "press-again",
		times: 2
	}),
	look("shackles", "arm", { id: "card-between-forearms" }, {
		id: "slow-options",
		milliseconds: 2e3
	}),
	look("raised", "arm", { id: "arm-raised" }, { id: "controls-at-top" }),
	look("claw", "hand", { id: "crab-claw" }, {
		id: "small-targets",
		percent: 60
	}),
	look("splayed", "hand", { id: "fingers-stretched" }, { id: "hand-face-down" }),
	look("one-hand", "hand", { id: "hand-behind-back" }, {
		id: "one-card-shown",
		cards: 1
	}),
	look("fists", "hand", { id: "clenched-fists" }, { id: "hand-reshuffled" }),
	look("stork", "leg", { id: "one-leg" }, {
		id: "swaying-board",
		degrees: 4
	}),
	look("knees", "leg", { id: "card-between-knees" }, {
		id: "trembling-goblins",
		pixels: 3
	}),
	look("bow", "leg", { id: "stand-on-turn" }, { id: "yes-dark-lord" }),
	look("tiptoe", "leg", { id: "feet-off-floor" }, { id: "goblin-unmarked" }),
	look("three-words", "mind", {
		id: "forbidden-words",
		words: 3
	}, {
		id: "chat-forbidden-words",
		words: 3
	}),
	look("hail", "mind", { id: "shout-when-rigor-moves" }, { id: "hail-when-rigor-moves" }),
	look("two-cards", "mind", {
		id: "hand-limit",
		cards: 2
	}, {
		id: "hand-limit",
		cards: 2
	}),
	look("muddle", "mind", { id: "name-symbols-wrongly" }, { id: "cards-without-colours" })
];
function look(id, part, dare, screen) {
	return {
		id,
		part,
		dare,
		screen,
		source: "ours"
	};
}
// packages/kragmortha/src/components.ts
/** What is in the box. Everything marked `ours` may be replaced by what is printed on your own cards. */
const KRAGMORTHA_SET = {
	board: {
		source: "ours",
		symbols: [
			"B G P S B G G",
			"P S G S S P S",
			"P S S G S B B",
			"B B P P S G G",
			"S G G B S P S",
			"P P S B G P S",
			"G B S P G B B",
			"S B G P S S G",
			"B G G B B P P",
			"S P P S G G B"
		]
	},
	maps: [
		{
			seats: 4,
			source: "hint",
			rows: [
				". . . . . . .",
				". . . . . . .",
				". . . . . . .",
				"# # # # # # #",
				"S s S S S s #",
				"- - - - - - #",
				"- - - - T - #",
				"- - - - - - #",
				"D D - - - - #",
				"D D - R - - T"
			]
		},
		{
			seats: 6,
			source: "hint",
			rows: [
				". . . . . . .",
				"# # # # # . .",
				"S S S s # # #",
				"- - - - S S S",
				"- T # - # T -",
				"- - # - # - -",
				"- - - - T - -",
				"- - - - - - -",
				"D D - - - - -",
				"D D - R - - T"
			]
		},
		{
			seats: 8,
			source: "hint",
			rows: [
				"s S S S S S s",
				"- - # - # - -",
				"- - # T # - -",
				"- - - - - - -",
				"- T # - # T -",
				"- - # - # - -",
				"- - - - T - -",
				"- - - # - - -",
				"D D - # - - -",
				"D D - R - - T"
			]
		}
	],
	cards: [
		{
			id: "book-scroll",
			moves: "goblin",
			symbols: ["book", "scroll"],
			count: 5,
			source: "ours"
		},
		{
			id: "book-potion",
			moves: "goblin",
			symbols: ["book", "potion"],
			count: 5,
			source: "ours"
		},
		{
			id: "book-gems",
			moves: "goblin",
			symbols: ["book", "gems"],
			count: 5,
			source: "ours"
		},
		{
			id: "scroll-potion",
			moves: "goblin",
			symbols: ["scroll", "potion"],
			count: 5,
			source: "ours"
		},
		{
			id: "scroll-gems",
			moves: "goblin",
			symbols: ["scroll", "gems"],
			count: 5,
			source: "ours"
		},
		{
			id: "potion-gems",
			moves: "goblin",
			symbols: ["potion", "gems"],
			count: 5,
			source: "ours"
		},
		{
			id: "book-ball",
			moves: "goblin",
			symbols: ["book", "ball"],
			count: 3,
			source: "ours"
		},
		{
			id: "scroll-ball",
			moves: "goblin",
			symbols: ["scroll", "ball"],
			count: 3,
			source: "ours"
		},
		{
			id: "potion-ball",
			moves: "goblin",
			symbols: ["potion", "ball"],
			count: 3,
			source: "ours"
		},
		{
			id: "gems-ball",
			moves: "goblin",
			symbols: ["gems", "ball"],
			count: 3,
			source: "ours"
		},
		{
			id: "rigor-book-scroll",
			moves: "rigor",
			symbols: ["book", "scroll"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-book-potion",
			moves: "rigor",
			symbols: ["book", "potion"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-book-gems",
			moves: "rigor",
			symbols: ["book", "gems"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-scroll-potion",
			moves: "rigor",
			symbols: ["scroll", "potion"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-scroll-gems",
			moves: "rigor",
			symbols: ["scroll", "gems"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-potion-gems",
			moves: "rigor",
			symbols: ["potion", "gems"],
			count: 2,
			source: "ours"
		},
		{
			id: "rigor-book-ball",
			moves: "rigor",
			symbols: ["book", "ball"],
			count: 1,
			source: "ours"
		},
		{
			id: "rigor-scroll-ball",
			moves: "rigor",
			symbols: ["scroll", "ball"],
			count: 1,
			source: "ours"
		},
		{
			id: "rigor-potion-ball",
			moves: "rigor",
			symbols: ["potion", "ball"],
			count: 1,
			source: "ours"
		},
		{
			id: "rigor-gems-ball",
			moves: "rigor",
			symbols: ["gems", "ball"],
			count: 1,
			source: "ours"
		}
	],
	tokens: [
		{
			id: "teleport",
			count: 2,
			source: "ours"
		},
		{
			id: "tome",
			count: 2,
			source: "ours"
		},
		{
			id: "trap",
			count: 2,
			source: "ours"
		}
	],
	looks,
	tomes: [
		{
			id: "hex",
			effect: "hex",
			symbols: 1,
			count: 4,
			source: "ours"
		},
		{
			id: "pardon",
			effect: "pardon",
			symbols: 1,
			count: 1,
			source: "ours"
		},
		{
			id: "scapegoat",
			effect: "scapegoat",
			symbols: 1,
			count: 1,
			source: "ours"
		},
		{
			id: "lure",
			effect: "lure",
			symbols: 2,
			count: 2,
			source: "ours"
		},
		{
			id: "ward",
			effect: "ward",
			symbols: 2,
			count: 1,
			source: "ours"
		},
		{
			id: "satchel",
			effect: "satchel",
			symbols: 2,
			count: 1,
			source: "ours"
		},
		{
			id: "gust",
			effect: "gust",
			symbols: 2,
			count: 1,
			source: "ours"
		},
		{
			id: "dodge",
			effect: "dodge",
			symbols: 2,
			count: 1,
			source: "ours"
		},
		{
			id: "haste",
			effect: "haste",
			symbols: 3,
			count: 1,
			source: "ours"
		},
		{
			id: "omen",
			effect: "omen",
			symbols: 3,
			count: 1,
			source: "ours"
		},
		{
			id: "lecture",
			effect: "lecture",
			symbols: 3,
			count: 1,
			source: "ours"
		},
		{
			id: "bookworm",
			effect: "bookworm",
			symbols: 3,
			count: 3,
			source: "ours"
		}
	]
};
[...KRAGMORTHA_SET.tomes.map(({ id }) => id), ...KRAGMORTHA_SET.looks.flatMap(({ id, dare, screen }) => [
	id,
	dare.id,
	screen.id
])];
// packages/kragmortha/src/hands.ts
/** The symbols open to a second step once a first step went onto a square. (M-19, M-21, M-23) */
function restAfter(card, symbol) {
	return ((card.first & symbol) !== 0 ? card.second : 0) | ((card.second & symbol) !== 0 ? card.first : 0);
}
// packages/kragmortha/src/worth.ts
/** How much things are worth to instinct, in steps towards the desk. */
const WORTH = {
	/** My next look, and what each one I have adds to its weight. */
	look: 11,
	lookMore: 3,
	/** The look that throws me out, or ends the game while I lead. */
	end: 60,
	/** Somebody else's look: the leader's most, a straggler's least. */
	leader: 8,
	rival: 5,
	straggler: 3,
	tome: 9,
	/** To have the desk within reach of the next card. */
	reach: 1.5
};
/** How many steps two squares are apart, bookcases aside: square * 70 + square → steps. */
const APART = Uint8Array.from({ length: 4900 }, (_, pair) => {
	const [one, other] = [Math.floor(pair / SQUARES), pair % SQUARES];
	const rows = Math.floor(one / 7) - Math.floor(other / 7);
	return Math.abs(one % 7 - other % 7) + Math.abs(rows);
});
const apart = (one, other) => APART[one * SQUARES + other];
/** What counts from nearby is worth nothing farther off. */
const byDistance = (near) => Array.from({ length: 17 }, (_, steps) => near[steps] ?? 0);
/** To stand one, two or three steps from Rigor, by distance. */
const DANGER = byDistance([
	0,
	.8,
	.55,
	.2
]);
/** To leave Rigor that close to somebody else, by seats and distance; the more play, the less it matters who. */
const MENACE = Array.from({ length: 9 }, (_, seats) => byDistance([
	0,
	4.5,
	3,
	1
].map((worth) => worth / Math.sqrt(seats - 1))));
// packages/kragmortha/src/judge.ts
function thinker(box, state, me) {
	return {
		box,
		state,
		field: fieldOf(box, state),
		me,
		at: state.at,
		rigor: state.rigor
	};
}
const looksOf = ({ state }, seat) => state.looks[seat].length;
/** Whether I would win if the game ended now, with `out` thrown out. */
function leads(table, out) {
	const { box, state, me, at } = table;
	for (let seat = 0; seat < at.length; seat++) {
		if (seat === me || seat === out) continue;
		const more = looksOf(table, seat) - looksOf(table, me);
		if (more < 0) return false;
		if (more === 0 && symbolsHeld(box, state, seat) > symbolsHeld(box, state, me)) return false;
	}
	return true;
}
/** What it is worth to me that a seat gets a look. */
function lookValue(table, seat) {
	const mine = looksOf(table, table.me);
	const looks = looksOf(table, seat);
	if (seat === table.me) return mine >= 3 ? -WORTH.end : -WORTH.look - WORTH.lookMore * mine;
	if (looks >= 3) return leads(table, seat) ? WORTH.end : -WORTH.end / 4;
	if (looks < mine) return WORTH.leader;
	return looks === mine ? WORTH.rival : WORTH.straggler;
}
/** What it is worth to me that a seat gets a tome. */
function tomeValue(table, seat) {
	if (table.state.tomeDeck.length === 1) return leads(table, -1) ? WORTH.end : -WORTH.end / 4;
	return seat === table.me ? WORTH.tome : -WORTH.tome / (table.at.length - 1);
}
/** How I like my goblin to stand: near the desk, best within reach of it, and away from Rigor. */
function standValue(table, square, played) {
	const { field, rigor } = table;
	return (field.toDesk[square] > 2 || !reachesDesk(table, square, played) ? 0 : WORTH.reach) - field.toDesk[square] - DANGER[apart(square, rigor)];
}
/** Whether a goblin card I keep leads to the desk in one turn, from a square at most two steps away. */
function reachesDesk({ box, state, field, me }, from, played) {
	const { cards } = tablesOf(box.set);
	const beside = field.toDesk[from] <= 1;
	const hand = state.hands[me];
	let kept = played === void 0 ? 0 : -1;
	for (let i = 0; i < hand.length; i++) {
		const card = cards[hand[i]];
		if (card.rigor) continue;
		kept++;
		if (!beside && card !== played && ((card.first | card.second) & field.nearer[from]) !== 0) return true;
	}
	return beside && kept > 0;
}
/** What happens to a goblin that comes onto a square, as I see it; null if nothing ends its move there. */
function arrivalValue(table, seat, to) {
	const { field, me, rigor } = table;
	if (to === rigor) return lookValue(table, seat) + (seat === me ? afterJump(table) : 0);
	if (field.desk[to]) return tomeValue(table, seat) + (seat === me ? afterDesk(table) : 0);
	if (field.teleport[to]) return tokenValue(table, seat) + (seat === me ? afterJump(table) : 0);
	return null;
}
/** What a token brings on average; everybody may count those still face down. */
function tokenValue(table, seat) {
	const { tokens } = table.state;
	let value = 0;
	for (const token of tokens) if (token === "tome") value += tomeValue(table, seat);
	else if (token === "trap") value += lookValue(table, seat);
	return value / tokens.length;
}
const afterJump = (table) => bestStand(table, table.field.teleports);
const afterDesk = (table) => bestStand(table, table.field.starts);
function bestStand(table, squares) {
	let best = -10;
	for (const square of squares) if (square !== table.rigor && goblinAt(table.state, square) < 0) best = Math.max(best, standValue(table, square));
	return best;
}
/** The best I can make of pushing a goblin, when I come from a square. */
function pushValue$1(table, goblin, cameFrom) {
	let best = Number.NEGATIVE_INFINITY;
	for (let direction = 0; direction < 4; direction++) {
		const to = table.field.next[table.at[goblin] * 4 + direction];
		if (to >= 0 && to !== cameFrom) best = Math.max(best, shoveValue(table, goblin, to));
	}
	return best;
}
/** What it is worth to me that a goblin is pushed onto a square. */
function shoveValue(table, goblin, to) {
	const arrival = arrivalValue(table, goblin, to);
	if (arrival !== null) return goblin === table.me || to === table.rigor || table.field.desk[to] ? arrival : 0;
	const stands = standValue(table, to) - standValue(table, table.at[goblin]);
	return goblin === table.me ? standValue(table, to) : -stands / 4;
}
/** What a step of my goblin is worth, with the best second step if one is left. */
function goblinStepValue(table, from, to, rest, played) {
	const { state, field, me } = table;
	const other = goblinAt(state, to);
	const pushing = other >= 0 && other !== me ? pushValue$1(table, other, from) : 0;
	const arrival = arrivalValue(table, me, to);
	if (arrival !== null) return pushing + arrival;
	let best = standValue(table, to, played);
	if (rest !== 0) for (let direction = 0; direction < 4; direction++) {
		const on = field.next[to * 4 + direction];
		if (on < 0 || (rest & field.symbol[on]) === 0) continue;
		if (field.exits[on] < 2 && goblinAt(state, on) >= 0 && goblinAt(state, on) !== me) continue;
		best = Math.max(best, goblinStepValue(table, to, on, 0, played));
	}
	return pushing + best;
}
/** What a step of Rigor is worth, with the best second step if one is left. My goblin stays where it is. */
function rigorStepValue(table, to, rest, hit = -1) {
	const { state, field } = table;
	const met = goblinAt(state, to);
	const meeting = met >= 0 && met !== hit ? lookValue(table, met) : 0;
	let best = rigorStandValue(table, to);
	if (rest !== 0) for (let direction = 0; direction < 4; direction++) {
		const on = field.next[to * 4 + direction];
		if (on < 0 || (rest & field.symbol[on]) === 0) continue;
		best = Math.max(best, rigorStepValue(table, on, 0, met));
	}
	return meeting + best;
}
/** How I like Rigor to stand: on top of the others, far from me. */
function rigorStandValue(table, rigor) {
	const { field, at, me } = table;
	let value = -field.toDesk[at[me]];
	if (field.toDesk[at[me]] <= 2 && reachesDesk(table, at[me])) value += WORTH.reach;
	const menace = MENACE[at.length];
	for (let seat = 0; seat < at.length; seat++) {
		const steps = apart(at[seat], rigor);
		if (seat === me) value -= DANGER[steps];
		else value += menace[steps];
	}
	return value;
}
/** What playing a card with a first step is worth. */
function playValue(table, card, direction) {
	const { field, at, me, rigor } = table;
	const from = card.rigor ? rigor : at[me];
	const to = field.next[from * 4 + direction];
	const rest = restAfter(card, field.symbol[to]);
	return card.rigor ? rigorStepValue(table, to, rest) : goblinStepValue(table, from, to, rest, card);
}
// packages/kragmortha/src/instinct.ts
/** Plays like a cheeky goblin: to the desk, away from Rigor, and the others in his way. */
function instinct({ box, view, answers }, chance) {
	return hunch(box, view, answers, chance);
}
/** The same for whoever is asked, on a table that may be imagined. */
function hunch(box, state, answers, chance) {
	const choice = choiceOf(askNow(state), answers);
	if (choice.kind === "vote") return unseenVote(choice.answers);
	const table = thinker(box, state, choice.ask.seat);
	switch (choice.kind) {
		case "place": return best(choice.answers, ({ place }) => standValue(table, squareOf(place)), chance);
		case "land": return best(choice.answers, ({ put }) => standValue(table, squareOf(put)), chance);
		case "push": return best(choice.answers, ({ push }) => pushValue(table, choice.ask.goblin, push), chance);
		case "react": return react(table, choice);
		case "card":
		case "onward": return best(choice.answers, (answer) => turnValue(table, answer), chance);
	}
}
function pushValue(table, goblin, push) {
	return shoveValue(table, goblin, table.field.next[table.at[goblin] * 4 + directionOf[push]]);
}
/** A ward always; another token instead of a trap; a dodge when Rigor stands near. */
function react(table, { ask, answers }) {
	const use = answers.find((answer) => answer !== "pass");
	if (use === void 0) return "pass";
	if (ask.to === "token") return ask.token === "trap" ? use : "pass";
	if (ask.to === "look") return use;
	const here = table.at[table.me] * 4;
	return table.field.next.slice(here, here + 4).includes(table.rigor) ? use : "pass";
}
/** What an answer in my own turn is worth. */
function turnValue(table, answer) {
	const { box, state, field, at, me, rigor } = table;
	if (answer === "swap") return standValue(table, at[me]) - 4;
	if (answer === "stop") return stayValue(table);
	if ("play" in answer) {
		const card = tablesOf(box.set).cards[answer.play];
		return playValue(table, card, directionOf[answer.step]);
	}
	if ("use" in answer) return useValue(table, answer);
	if ("jump" in answer) return rigorStandValue(table, squareOf(answer.jump));
	const direction = directionOf[answer.step];
	if (state.walker === "rigor") return rigorStepValue(table, field.next[rigor * 4 + direction], 0);
	return goblinStepValue(table, at[me], field.next[at[me] * 4 + direction], 0);
}
/** The table as it stands, on the scale of the move under way. */
function stayValue(table) {
	return table.state.walker === "rigor" ? rigorStandValue(table, table.rigor) : standValue(table, table.at[table.me]);
}
/** A tome is used before anything else when it does something now; otherwise it waits. */
function useValue(table, use) {
	const gain = useGain(table, use);
	return gain > 0 ? gain + 100 : Number.NEGATIVE_INFINITY;
}
/** A gust is for blowing somebody to Rigor. */
function gustGain(table, goblin) {
	const { field, at, rigor } = table;
	return field.next.slice(at[goblin] * 4, at[goblin] * 4 + 4).includes(rigor) ? lookValue(table, goblin) : 0;
}
function useGain(table, use) {
	const { box, state, field, at, me, rigor } = table;
	const goblin = use.goblin === void 0 ? -1 : state.goblins.indexOf(use.goblin);
	switch (tablesOf(box.set).tomes[use.use].effect) {
		case "pardon": return 1;
		case "scapegoat":
		case "hex": return lookValue(table, goblin);
		case "gust": return gustGain(table, state.goblins.indexOf(use.blow ?? ""));
		case "lure": {
			const met = at.indexOf(field.next[rigor * 4 + directionOf[use.step ?? "north"]]);
			return met >= 0 ? lookValue(table, met) : 0;
		}
		case "haste": return state.played === 0 && field.toDesk[at[me]] <= 4 ? 1 : 0;
		default: return 0;
	}
}
// packages/kragmortha/src/notice.ts
/** What a player would name when asked why: what is won, lost and suffered. */
function notice(event, seat) {
	switch (event.kind) {
		case "look": return { what: event.seat === seat ? "look" : "rival-look" };
		case "blamed":
			if (event.goblin === seat) return { what: "look" };
			return event.seat === seat ? { what: "blamed" } : null;
		case "tome": return { what: event.seat === seat ? "tome" : "rival-tome" };
		case "pushed":
		case "pardoned": return event.seat === seat ? { what: event.kind } : null;
		default: return null;
	}
}
// packages/kragmortha/src/mind.ts
/** How Kragmortha is played well. */
const mind$3 = {
	instinct,
	hunch,
	evaluate,
	notice
};
export { mind as goblin, mind$1 as karak, mind$2 as karak2, mind$3 as kragmortha };
