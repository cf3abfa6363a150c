/** Lists the field ids in a formula such as `([id] + [id]) * 1.1`. Returns null if the formula is invalid. */
export function listFormulaFields(formula: string): string[] | null {
  const tokens = formula.match(/\[[\da-f-]{36}\]|\d+(?:\.\d+)?|[-+*/()]|\S/giu) ?? [];
  const fields: string[] = [];
  let place = 0;

  const sum = (): boolean => {
    if (!product()) return false;
    while (tokens[place] === '+' || tokens[place] === '-') {
      place += 1;
      if (!product()) return false;
    }
    return true;
  };
  const product = (): boolean => {
    if (!operand()) return false;
    while (tokens[place] === '*' || tokens[place] === '/') {
      place += 1;
      if (!operand()) return false;
    }
    return true;
  };
  const operand = (): boolean => {
    const token = tokens[place] ?? '';
    place += 1;
    if (token === '-') return operand();
    if (token === '(') {
      const whole = sum() && tokens[place] === ')';
      place += 1;
      return whole;
    }
    if (token.startsWith('[') && token.length === 38) fields.push(token.slice(1, -1));
    else return /^\d/.test(token);
    return true;
  };

  return sum() && place === tokens.length ? fields : null;
}
