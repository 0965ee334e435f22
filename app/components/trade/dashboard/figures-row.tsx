import { useTranslation } from 'react-i18next';
import { type BoardFigures, type Figure, seasonOfKey } from '~/domain/lead/board/board-figures';
import { seasonLabel } from '~/domain/stay/season';
import { useRoot } from '~/root';
import { Amount } from '../amount';

/** Where the agency stands: a number each, and what it amounts to. */
export function FiguresRow({ figures, showsCommission }: { figures: BoardFigures; showsCommission: boolean }) {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const season = seasonLabel(seasonOfKey(figures.season), language);
	return (
		<dl className="trade-card board-figures" data-columns={showsCommission ? 4 : 3}>
			<Counted label={t('figure.interests')} figure={figures.interests} />
			<Counted label={t('figure.options')} figure={figures.options} />
			<Earned
				label={t('figure.confirmed', { season })}
				figure={figures.confirmed}
				note={t('figure.bookings', { count: figures.confirmed.count })}
			/>
			{showsCommission ? (
				<Earned
					label={t('figure.commission')}
					figure={figures.commission}
					note={t('figure.commissionNote', { season })}
				/>
			) : null}
		</dl>
	);
}

function Counted({ label, figure }: { label: string; figure: Figure }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<span className="board-figure">{figure.count}</span>
				{figure.amounts.length > 0 ? (
					<span className="trade-note">
						{figure.amounts.map((money) => (
							<Amount key={money.currency} money={money} className="board-figure-amount" />
						))}
					</span>
				) : null}
			</dd>
		</div>
	);
}

function Earned({ label, figure, note }: { label: string; figure: Figure; note: string }) {
	const [first, ...rest] = figure.amounts;
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				{first ? <Amount money={first} className="board-figure" /> : <span className="board-figure">0</span>}
				<span className="trade-note">
					{rest.map((money) => (
						<Amount key={money.currency} money={money} className="board-figure-amount" />
					))}
					{note}
				</span>
			</dd>
		</div>
	);
}
