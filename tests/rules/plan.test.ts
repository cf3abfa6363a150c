import { expect, test } from 'vitest';
import { serializePlan } from '../../rules/plan.ts';

const settings = { footer: true, pageSealEdge: 'NONE', pageSealId: 'seal' };
const name = { fieldId: 'one', receiverUuid: 'first', kind: 'TEXT', rect: { x: 1, y: 2, width: 3, height: 4 } };
const price = { fieldId: 'two', receiverUuid: null, kind: 'AMOUNT', rect: { x: 1, y: 9, width: 3, height: 4 } };
const NOBODY = new Map<string, string>();
const SENT = serializePlan({ settings, fields: [name, price], seats: NOBODY });

test('one spelling, without values and without where a mark is kept', () => {
  expect(SENT).toBe(
    '{"fields":[' +
      '{"fieldId":"one","kind":"TEXT","receiverUuid":"first","rect":{"height":4,"width":3,"x":1,"y":2}},' +
      '{"fieldId":"two","kind":"AMOUNT","receiverUuid":null,"rect":{"height":4,"width":3,"x":1,"y":9}}' +
      '],"settings":{"footer":true,"pageSealEdge":"NONE"}}',
  );
  const filled = { ...name, value: '이도윤', senderMark: { from: 'MINE' }, help: undefined };
  expect(serializePlan({ settings: { ...settings, pageSealId: null }, fields: [filled, price], seats: NOBODY })).toBe(
    SENT,
  );
});

test('whoever took a place over stands for who had it at the sending', () => {
  const fields = [{ ...name, receiverUuid: 'second' }, price];
  expect(serializePlan({ settings, fields, seats: NOBODY })).not.toBe(SENT);
  expect(serializePlan({ settings, fields, seats: new Map([['second', 'first']]) })).toBe(SENT);
});

test('a place, an order or a setting that differs is another plan', () => {
  const moved = { ...price, rect: { ...price.rect, y: 10 } };
  expect(serializePlan({ settings, fields: [name, moved], seats: NOBODY })).not.toBe(SENT);
  expect(serializePlan({ settings, fields: [price, name], seats: NOBODY })).not.toBe(SENT);
  const other = { ...settings, footer: false };
  expect(serializePlan({ settings: other, fields: [name, price], seats: NOBODY })).not.toBe(SENT);
});

test('the items of a list box stand in it once, and others are another plan', () => {
  const listed = { ...name, kind: 'LIST', listBoxId: 'box', items: ['서울', '부산'] };
  const twice = serializePlan({ settings, fields: [listed, { ...listed, fieldId: 'other' }], seats: NOBODY });
  expect(twice.split('서울')).toHaveLength(2);
  const fewer = { ...listed, items: ['서울'] };
  expect(serializePlan({ settings, fields: [fewer], seats: NOBODY })).not.toBe(
    serializePlan({ settings, fields: [listed], seats: NOBODY }),
  );
});
