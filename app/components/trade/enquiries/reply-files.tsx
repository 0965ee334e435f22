import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { fileSize } from '~/domain/mail-thread/file-size';
import { REPLY_FILE_LIMITS } from '~/domain/mail-thread/reply-files';
import { type FileFault, TAKEN_TYPES } from '../conversation/chosen-files';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';

export type RefusedFile = { name: string; fault: FileFault };

type ChosenFilesProps = {
	files: readonly File[];
	refused: readonly RefusedFile[];
	onRemove: (file: File) => void;
};

/** The files that go with a reply, and why others do not. */
export function ChosenFiles({ files, refused, onRemove }: ChosenFilesProps) {
	const { t } = useTranslation('enquiries');
	return (
		<>
			{files.length > 0 ? (
				<ul aria-label={t('reply.files')} className="flex flex-wrap gap-1.5">
					{files.map((file) => (
						<li
							key={`${file.name} ${file.size}`}
							className="flex min-w-0 items-center gap-1 rounded-chip bg-light1 pl-2.5 text-note wrap-anywhere"
						>
							{file.name}, {fileSize(file.size)}
							<button
								type="button"
								className="grid size-8 shrink-0 place-items-center"
								aria-label={t('reply.removeFile', { name: file.name })}
								onClick={() => onRemove(file)}
							>
								<Icon name="close" size={14} />
							</button>
						</li>
					))}
				</ul>
			) : null}
			<ul role="alert" className="grid gap-0.5 empty:hidden">
				{refused.map(({ name, fault }) => (
					<li key={name} className="font-medium wrap-anywhere text-err">
						{name}: {t(`reply.error.${fault}`, { most: REPLY_FILE_LIMITS.count })}
					</li>
				))}
			</ul>
		</>
	);
}

/** The paper clip that chooses files; without script they go along as they were chosen. */
export function FilePicker({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
	const { t } = useTranslation('enquiries');
	const label = t('reply.attach');
	return (
		<label
			className={`${tradeButton('quiet', 'relative cursor-pointer px-2.5!')} focus-within:outline-2 focus-within:outline-accent-ink`}
			title={label}
		>
			<input
				type="file"
				name="files"
				multiple
				accept={TAKEN_TYPES.join(',')}
				aria-label={label}
				className="absolute inset-0 cursor-pointer opacity-0"
				onChange={(event) => {
					onChoose([...(event.target.files ?? [])]);
					// What was chosen is in the list, and may be chosen again after it was taken out.
					event.target.value = '';
				}}
			/>
			<TradeIcon name="clip" size={20} />
		</label>
	);
}
