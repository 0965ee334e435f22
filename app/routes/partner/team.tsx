import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MEMBER_RANKS } from '#db/schema/trade-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { InviteCard } from '~/components/trade/member/invite-card';
import { MemberList } from '~/components/trade/member/member-list';
import { useTeamTabs } from '~/components/trade/member/use-team-tabs';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { removeMember, setMemberRank } from '~/domain/member/change-member.server';
import { handOverLeads } from '~/domain/member/hand-over.server';
import { inviteMember, revokeTeamInvitation } from '~/domain/member/invite-member.server';
import { listMembers } from '~/domain/member/list-members.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['members', 'desk', 'account'] };

/** `/partner/team`: the people of an agency or an operator, and for those who decide about them invitations, ranks and leavers (MEMBER-1). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('members:title');
	return json({ title, today: context.today, ...(await listMembers(context)) });
}

export async function action({ context: ctx, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = textOf(form, 'id');
	const member = { id, updatedAt: Number(textOf(form, 'updatedAt')) || 0 };
	const rank = MEMBER_RANKS.find((each) => each === textOf(form, 'rank')) ?? 'member';
	const to = textOf(form, 'to') || null;
	const sent = (row: string, done: string) => ({ row, done, form, now: ctx.now });
	switch (textOf(form, 'act')) {
		case 'rank':
			return answerVerb(sent(id, 'rankSet'), () => setMemberRank({ ctx, member, rank }));
		case 'remove':
			return answerVerb(sent(id, 'memberRemoved'), () => removeMember({ ctx, member, to }));
		case 'handOver':
			return answerVerb(sent(id, 'leadsHandedOver'), () => handOverLeads({ ctx, from: id, to: to ?? '' }));
		case 'revoke':
			return answerVerb(sent(id, 'invitationRevoked'), () => revokeTeamInvitation({ ctx, id }));
		default:
			return answerVerb(sent('invite', 'memberInvited'), () =>
				inviteMember({ ctx, email: textOf(form, 'email'), rank }),
			);
	}
}

export default function Team() {
	const { t } = useTranslation('members');
	const { team, manages, members, invitations } = useLoaderData<typeof loader>();
	return (
		<WorkPage title={t('title')} lead={t(`lead.${manages ? 'manager' : 'member'}`)} {...useTeamTabs()}>
			<OutcomeLine />
			<div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
				<MemberList {...{ team, manages, members }} />
				{manages ? <InviteCard {...{ team, invitations }} /> : null}
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
