import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetBillingWindow } from './get-billing-window.ts';
import { createListPaymentMethods } from './list-payment-methods.ts';
import { createRegisterPaymentMethod } from './register-payment-method.ts';
import { createRemovePaymentMethod } from './remove-payment-method.ts';
import { createSetDefaultPaymentMethod } from './set-default-payment-method.ts';

export const createCardHandlers = (deps: Deps) =>
  ({
    getBillingWindow: createGetBillingWindow(deps),
    registerPaymentMethod: createRegisterPaymentMethod(deps),
    listPaymentMethods: createListPaymentMethods(deps),
    setDefaultPaymentMethod: createSetDefaultPaymentMethod(deps),
    removePaymentMethod: createRemovePaymentMethod(deps),
  }) satisfies Partial<OperationHandlers>;
