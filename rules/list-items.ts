type ListField = { listBoxId?: string; items?: string[] };

/** Fills in the items of fields' list boxes, so that code that validates fields finds everything in the field. */
export const fillInItems = <Field extends ListField>(
  fields: readonly Field[],
  findItems: (listBoxId: string) => string[] | undefined,
): Field[] =>
  fields.map((field) =>
    field.listBoxId === undefined ? field : { ...field, items: findItems(field.listBoxId) ?? [] },
  );

/** Fills in the items of a contract's fields from the contract's `lists`. */
export const fillInLists = <Contract extends { fields: ListField[]; lists: Record<string, string[]> }>(
  contract: Contract,
): Contract => ({ ...contract, fields: fillInItems(contract.fields, (id) => contract.lists[id]) });

/** Removes the items of list boxes, which are neither stored nor sent with each field. */
export const removeItems = <Field extends ListField>(fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.listBoxId === undefined) return field;
    const rest = { ...field };
    delete rest.items;
    return rest;
  });
