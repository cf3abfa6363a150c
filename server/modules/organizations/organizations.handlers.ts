import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createAcceptInvitation } from './accept-invitation.ts';
import { createCancelInvitation } from './cancel-invitation.ts';
import { createChangeOrganization } from './change-organization.ts';
import { createChangePermissions } from './change-permissions.ts';
import { createCreateOrganization } from './create-organization.ts';
import { createGetOrganization } from './get-organization.ts';
import { createHandOverOwnership } from './hand-over-ownership.ts';
import { createInviteMembers } from './invite-members.ts';
import { createListMembers } from './list-members.ts';
import { createListOrganizations } from './list-organizations.ts';
import type { OnSeatEnded } from './seats.repository.ts';
import { createValidateInvitation } from './validate-invitation.ts';
import { createWithdrawMember } from './withdraw-member.ts';
import { createWithdrawOrganization, type OnOrganizationClosing } from './withdraw-organization.ts';

export const createOrganizationHandlers = (deps: Deps, onSeatEnded: OnSeatEnded, onClosing: OnOrganizationClosing) =>
  ({
    createOrganization: createCreateOrganization(deps),
    listOrganizations: createListOrganizations(deps),
    getOrganization: createGetOrganization(deps),
    changeOrganization: createChangeOrganization(deps),
    withdrawOrganization: createWithdrawOrganization(deps, onClosing),
    listMembers: createListMembers(deps),
    changePermissions: createChangePermissions(deps),
    withdrawMember: createWithdrawMember(deps, onSeatEnded),
    handOverOwnership: createHandOverOwnership(deps),
    inviteMembers: createInviteMembers(deps),
    validateInvitation: createValidateInvitation(deps),
    acceptInvitation: createAcceptInvitation(deps),
    cancelInvitation: createCancelInvitation(deps),
  }) satisfies Partial<OperationHandlers>;
