/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.proof;


import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.ide.proof.ProofJob;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.ide.proof.ProofTexts;
import org.wiretune.ui.fix.DifferenceText;

/**
 * What a proof of a finding will run and change, how long it takes and where, before it begins; or why nothing can be proven.
 */
final class ProveDialog extends TitleAreaDialog {

	private static final String HELP = "org.wiretune.ui.prove"; //$NON-NLS-1$
	private static final int LINE = 96;
	private static final int LINES = 8;
	private static final int LONGEST_MINUTES = 24 * 60;

	private final ProofOffer offer;
	private Composite parts;
	private Spinner minutes;
	private int chosen;
	private int chosenMinutes;

	/** Makes a dialog. @param parent the shell above it @param offer what can be proven */
	ProveDialog(Shell parent, ProofOffer offer) {
		super(parent);
		this.offer = offer;
		setShellStyle(getShellStyle() | SWT.RESIZE);
	}

	/** {@return the proof that was chosen} */
	ProofChoice choice() {
		return offer.choices().get(chosen);
	}

	/** {@return the minutes that its pairs may take} */
	int minutes() {
		return chosenMinutes;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.Dialog_title);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite outer = (Composite) super.createDialogArea(parent);
		setTitle(Messages.Dialog_head);
		setMessage(offer.headline());
		Composite area = new Composite(outer, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 8).spacing(10, 8).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		if (offer.choices().isEmpty()) {
			Label why = new Label(area, SWT.WRAP);
			why.setText(offer.why());
			GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(convertWidthInCharsToPixels(LINE), SWT.DEFAULT).applyTo(why);
			return outer;
		}
		choices(area);
		parts = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 6).applyTo(parts);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(parts);
		if (!offer.difference().isEmpty()) {
			Label label = new Label(area, SWT.NONE);
			label.setText(Messages.Dialog_difference);
			GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
			DifferenceText text = new DifferenceText(area);
			text.show(offer.difference());
			GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(convertWidthInCharsToPixels(LINE), convertHeightInCharsToPixels(LINES)).applyTo(text.control());
		}
		new Label(area, SWT.NONE).setText(Messages.Dialog_minutes);
		minutes = new Spinner(area, SWT.BORDER);
		minutes.setMinimum(1);
		minutes.setMaximum(LONGEST_MINUTES);
		minutes.addModifyListener(event -> chosenMinutes = minutes.getSelection());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(minutes);
		return outer;
	}

	private void choices(Composite area) {
		if (offer.choices().size() > 1) {
			new Label(area, SWT.NONE).setText(Messages.Dialog_choice);
			Combo combo = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
			offer.choices().forEach(choice -> combo.add(choice.title()));
			combo.select(0);
			combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
				chosen = combo.getSelectionIndex();
				show();
			}));
			GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		}
	}

	/** Shows the chosen proof, after the buttons are there. */
	private void show() {
		if (offer.choices().isEmpty()) {
			return;
		}
		for (Control old : parts.getChildren()) {
			old.dispose();
		}
		for (ProofChoice.Part part : choice().parts()) {
			Label label = new Label(parts, SWT.NONE);
			label.setText(part.label());
			label.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT));
			GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
			Label text = new Label(parts, SWT.WRAP);
			text.setText(part.text().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(LINE), SWT.DEFAULT).applyTo(text);
		}
		choice().measured().filter(each -> each.hasInterval()).ifPresent(each -> {
			new Label(parts, SWT.NONE);
			new IntervalCanvas(parts, each);
		});
		boolean isUnderWay = ProofJob.isUnderWay(choice().making());
		setMessage(isUnderWay ? ProofTexts.TEXTS.get("underWay") : offer.headline(), isUnderWay ? IMessageProvider.INFORMATION : IMessageProvider.NONE); //$NON-NLS-1$
		Button start = getButton(IDialogConstants.OK_ID);
		start.setText(choice().isDone() ? Messages.Dialog_again : choice().goesOn() ? Messages.Dialog_goOn : Messages.Dialog_start);
		start.setEnabled(!isUnderWay);
		getButton(IDialogConstants.DETAILS_ID).setEnabled(choice().earlier().isPresent());
		minutes.setSelection(choice().minutes());
		parts.getParent().layout(true, true);
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		if (offer.choices().isEmpty()) {
			createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, true);
			return;
		}
		createButton(parent, IDialogConstants.DETAILS_ID, Messages.Dialog_report, false);
		// The longest of its texts, so that there is room for each.
		createButton(parent, IDialogConstants.OK_ID, Messages.Dialog_again, true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
	}

	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		show();
		return contents;
	}

	@Override
	protected void buttonPressed(int button) {
		if (button == IDialogConstants.DETAILS_ID) {
			close();
			ProofDialogs.report(offer.project());
			return;
		}
		super.buttonPressed(button);
	}

	@Override
	protected IDialogSettings getDialogBoundsSettings() {
		return PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ProveDialog.class)).getDialogSettings();
	}

	@Override
	protected int getDialogBoundsStrategy() {
		// How high it is follows from what it says.
		return DIALOG_PERSISTLOCATION;
	}
}
