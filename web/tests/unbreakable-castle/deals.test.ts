import { describe, expect, it } from 'vitest';
import { bill } from '../../src/unbreakable-castle/bill';
import { changes, counterMove, dealOf, exchangeMove, isTwoSided, offered, offerMove } from '../../src/unbreakable-castle/deals';
import { sayIn } from '../bastion/words';
import { SAMPLES } from './samples';

/** What a bill does not look at. */
const NONE = { id: '' };

const say = sayIn('en');

describe('a move somebody puts together', () => {
  it('is written as the game writes it: offers', () => {
    const made = SAMPLES.market.choices.flatMap(({ move }) => (move.do === 'offer' ? [offerMove(move.seat, move.give, move.want)] : []));
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual(SAMPLES.market.choices.filter((each) => each.move.do === 'offer'));
  });

  it('is written as the game writes it: counter-offers', () => {
    const made = SAMPLES.answer.choices.flatMap(({ move }) => (move.do === 'counter' ? [counterMove(move.give, move.want)] : []));
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual(SAMPLES.answer.choices.filter((each) => each.move.do === 'counter'));
  });

  it('is written as the game writes it: exchanges', () => {
    const made = SAMPLES.market.view.market!.exchanges.map(exchangeMove);
    const offered = SAMPLES.market.choices.filter((each) => each.move.do === 'exchange');
    expect(offered.length).toBeGreaterThan(0);
    expect(made).toEqual(expect.arrayContaining(offered));
  });

  it('leaves out what there is none of', () => {
    expect(offerMove('B', { wood: 2, clay: 0 }, { gold: 1 }).say).toBe('offer B 2 wood for 1 gold');
  });

  it('needs something on both sides', () => {
    expect(isTwoSided({ wood: 1 }, { ore: 1 })).toBe(true);
    expect(isTwoSided({ wood: 1 }, { ore: 0 })).toBe(false);
    expect(isTwoSided({}, { ore: 1 })).toBe(false);
  });
});

describe('a deal', () => {
  it('is seen by whoever answers from their own side', () => {
    const { give, want } = SAMPLES.answer.view.offer!;
    expect(offered(SAMPLES.answer.view)).toEqual({ give: want, get: give });
  });

  it('that was countered is seen by whoever made the offer from theirs', () => {
    const { give, want } = SAMPLES.counter.view.offer!;
    expect(offered(SAMPLES.counter.view)).toEqual({ give, get: want });
  });

  it('changes the purse by what is got and given', () => {
    expect(changes({ give: { wood: 3 }, get: { ore: 1 } })).toEqual({ wood: -3, ore: 1 });
    expect(changes(null)).toEqual({});
  });

  it('with the bank has the rate of the view', () => {
    const rate = SAMPLES.market.view.market!.exchanges[0]!;
    expect(dealOf(exchangeMove(rate), SAMPLES.market.view)).toEqual({ give: { [rate.give]: rate.price }, get: { [rate.get]: rate.count } });
  });
});

describe('a bill', () => {
  it('of a part has its price in tokens', () => {
    const lines = bill({ say: 'build tower', move: { do: 'build', part: 'tower' }, words: NONE }, SAMPLES.market.view, say);
    expect(lines[0]!.tokens!.map(({ token, count }) => [token, count])).toEqual(Object.entries(SAMPLES.market.view.prices.tower));
    expect(lines.at(-1)).toMatchObject({ amount: 'Tower', total: true });
  });

  it('says what is missing', () => {
    const { view } = SAMPLES.market;
    const lines = bill({ say: '', move: { do: 'offer', seat: 'B', give: { wood: 99 }, want: { ore: 1 } }, words: NONE }, view, say);
    expect(lines[0]!.tokens![0]!.missing).toBeGreaterThan(0);
  });

  it('of the end of a turn is empty', () => {
    expect(bill({ say: 'end turn', move: { do: 'end turn' }, words: NONE }, SAMPLES.market.view, say)).toEqual([]);
  });
});
