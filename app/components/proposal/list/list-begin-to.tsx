import { useTranslation } from 'react-i18next';
import type { BeginLead } from '~/domain/proposal/begin-proposal.server';
import type { GoingProposal } from '~/domain/proposal/going-proposals.server';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { CardHead } from '../../trade/parts/card-head';

type BeginToProps = {
	going: readonly GoingProposal[];
	client: BeginLead['client'] | null;
	/** Clients of the leads, in their order; more than one: the proposal is for the first. */
	clients: readonly string[];
	/** Options that would be added. */
	added: number;
	/** What was chosen before; null: the form is new. */
	chosen: string | null;
};

/** A new proposal, or one that goes on: of the same client it is offered first. */
export function BeginTo({ going, client, clients, added, chosen }: BeginToProps) {
	const { t } = useTranslation(['trade-proposals', 'dashboard']);
	if (going.length === 0 && clients.length < 2) return null;
	const hasRoom = ({ names }: GoingProposal) => names.length + added <= MOST_OPTIONS;
	// The client is the same: going on is what is meant as a rule.
	const usual = client ? (going.find(hasRoom)?.id ?? '') : '';
	const isChosen = (id: string) => (chosen ?? usual) === id;
	return (
		<fieldset className="trade-card">
			<CardHead>
				<h2>{t('begin.to')}</h2>
			</CardHead>
			<legend className="sr-only">{t('begin.to')}</legend>
			{clients.length > 1 ? (
				<p className="px-4.5 pt-3">{t('begin.several', { client: clients[0], names: clients.join(', ') })}</p>
			) : null}
			<ul className="grid gap-1 px-4.5 py-3">
				{going.map((each) => (
					<li key={each.id}>
						<label className="flex min-h-11 items-start gap-3 py-1.5">
							<input
								type="radio"
								name="to"
								value={each.id}
								defaultChecked={isChosen(each.id)}
								disabled={!hasRoom(each)}
								className="mt-0.5 size-4.5 shrink-0 accent-main"
							/>
							<span>
								<b className="font-semibold">{t('begin.addTo', { client: each.client })}</b>
								<span className="block text-note text-ink2">
									{hasRoom(each)
										? t('begin.addNote', {
												count: each.names.length,
												state: t(`dashboard:proposals.state.${each.state}`),
												names: each.names.join(', '),
											})
										: t('begin.full')}
								</span>
							</span>
						</label>
					</li>
				))}
				<li>
					<label className="flex min-h-11 items-center gap-3">
						<input
							type="radio"
							name="to"
							value=""
							defaultChecked={isChosen('')}
							className="size-4.5 shrink-0 accent-main"
						/>
						<b className="font-semibold">
							{clients[0] ? t('begin.newFor', { client: clients[0] }) : t('begin.newOne')}
						</b>
					</label>
				</li>
			</ul>
		</fieldset>
	);
}
