/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import java.util.List;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.model.WorkbenchLabelProvider;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.fix.PreparedFix;
import org.wiretune.ide.fix.PreviewedFile;

/**
 * The preview of a fix: the files it changes, and line by line what goes and what comes. The files of a fix belong
 * together, so they are applied together or not at all.
 */
final class FixPreviewDialog extends TitleAreaDialog {

	private static final String HELP = "org.wiretune.ui.fixPreview"; //$NON-NLS-1$
	/** Room for a line of a module's file and for a fix with its context; longer lines wrap. */
	private static final int LINE = 140;
	private static final int LINES = 18;
	/** So many files are seen without scrolling. */
	private static final int MOST_ROWS = 6;

	private final PreparedFix fix;
	private final LabelProvider resources = new WorkbenchLabelProvider();

	/**
	 * Makes a dialog.
	 *
	 * @param parent the shell above it
	 * @param fix what is previewed
	 */
	FixPreviewDialog(Shell parent, PreparedFix fix) {
		super(parent);
		this.fix = fix;
		setShellStyle(getShellStyle() | SWT.RESIZE | SWT.MAX);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.FixPreviewDialog_title);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite outer = (Composite) super.createDialogArea(parent);
		setTitle(fix.name());
		List<PreviewedFile> files = fix.files();
		String words = (fix.effect() + ' ' + String.join(" ", fix.remarks())).strip(); //$NON-NLS-1$
		if (words.isEmpty()) {
			setMessage(NLS.bind(Messages.FixPreviewDialog_message, files.size()));
		} else {
			setMessage(words, IMessageProvider.WARNING);
		}
		SashForm area = new SashForm(outer, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		Composite list = labelled(area, Messages.FixPreviewDialog_files);
		int rows = Math.min(files.size(), MOST_ROWS);
		TableViewer viewer = new TableViewer(list, SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, rows * viewer.getTable().getItemHeight()).applyTo(viewer.getControl());
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		viewer.setLabelProvider(LabelProvider.createTextImageProvider(
				change -> ((PreviewedFile) change).getFile().getFullPath().makeRelative().toString(),
				change -> resources.getImage(((PreviewedFile) change).getFile())));
		Composite difference = labelled(area, Messages.FixPreviewDialog_lines);
		DifferenceText text = new DifferenceText(difference);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(LINE), convertHeightInCharsToPixels(LINES)).applyTo(text.control());
		// A row of the list is half as high again as a line of the difference, and a label stands above each.
		area.setWeights(3 * (1 + rows), 2 * LINES);
		viewer.addSelectionChangedListener(event -> {
			if (event.getStructuredSelection().getFirstElement() instanceof PreviewedFile change) {
				text.show(change);
			}
		});
		viewer.setInput(files);
		viewer.setSelection(new StructuredSelection(files.get(0)));
		return outer;
	}

	@Override
	protected IDialogSettings getDialogBoundsSettings() {
		return PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(FixPreviewDialog.class)).getDialogSettings();
	}

	@Override
	public boolean close() {
		resources.dispose();
		return super.close();
	}

	private static Composite labelled(Composite parent, String text) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		new Label(area, SWT.NONE).setText(text);
		return area;
	}
}
