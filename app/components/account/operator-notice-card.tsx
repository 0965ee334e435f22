import { useTranslation } from 'react-i18next';
import type { OperatorNotices } from '~/domain/notice/operator-notices.server';
import { VerbForm } from '../trade/page/verb-form';
import { CardHead } from '../trade/parts/card-head';
import { tradeButton } from '../trade/trade-button';
import { Switch } from './notice-card';

const CELL = 'px-2 py-3 text-center first:pl-4.5 first:text-left last:pr-4.5';

/** Who gets the operator's mails: the signed-in person, and the operator's address (MEMBER-10). */
export function OperatorNoticeCard({ notices: { address, groups } }: { notices: OperatorNotices }) {
	const { t } = useTranslation('notices');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('operator.title')}</h2>
			</CardHead>
			<VerbForm fields={{ act: 'operator' }}>
				<table className="w-full">
					<thead>
						<tr className="border-b border-hair align-bottom">
							<th className={`${CELL} font-semibold`}>{t('what')}</th>
							<th className={`${CELL} font-semibold`}>{t('operator.mine')}</th>
							<th className={`${CELL} font-semibold wrap-anywhere`}>{address ?? t('operator.address')}</th>
						</tr>
					</thead>
					<tbody>
						{groups.map(({ group, isMine, isOff }) => {
							const name = t(`operator.group.${group}.name`);
							return (
								<tr key={group} className="border-b border-hair">
									<th scope="row" className={`${CELL} font-normal`}>
										<b className="block font-semibold">{name}</b>
										<span className="trade-note">{t(`operator.group.${group}.text`)}</span>
									</th>
									<Switch name={`${group}-mine`} label={`${name}: ${t('operator.mine')}`} isOn={isMine} />
									<Switch
										name={`${group}-address`}
										label={`${name}: ${address ?? t('operator.address')}`}
										isOn={!isOff}
									/>
								</tr>
							);
						})}
					</tbody>
				</table>
				<div className="flex flex-wrap items-center gap-4 px-4.5 py-4">
					<p className="min-w-60 flex-1 trade-note">{t('operator.rest')}</p>
					<button type="submit" className={tradeButton('dark')}>
						{t('save')}
					</button>
				</div>
			</VerbForm>
		</section>
	);
}
