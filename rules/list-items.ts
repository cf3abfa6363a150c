type ListField = { listBoxId?: string; items?: string[] };

/** Gives each field the items of its list box, so that all code that validates fields finds them in one place. */
export const fillInItems = <Field extends ListField>(
  fields: readonly Field[],
  findItems: (listBoxId: string) => string[] | undefined,
): Field[] =>
  fields.map((field) =>
    field.listBoxId === undefined ? field : { ...field, items: findItems(field.listBoxId) ?? [] },
  );

/** Fills in the items of a contract's fields from its `lists`. */
export const fillInLists = <Contract extends { fields: ListField[]; lists: Record<string, string[]> }>(
  contract: Contract,
): Contract => ({ ...contract, fields: fillInItems(contract.fields, (id) => contract.lists[id]) });

/** Removes the items of list boxes, because they are neither stored nor sent with each field. */
export const removeItems = <Field extends ListField>(fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.listBoxId === undefined) return field;
    const rest = { ...field };
    delete rest.items;
    return rest;
  });
