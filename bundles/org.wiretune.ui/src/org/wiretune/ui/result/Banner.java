/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.perf.view.ResultBanner;

/**
 * The verdict on a run with its reasons: a sign told by its shape, a sentence, the first reasons below, and the others where the
 * user asks for them. UI thread only.
 */
final class Banner {

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;
	private static final int FIRST_REASONS = 2;

	private final Composite area;
	private final Label sign;
	private final Label title;
	private final Label reasons;
	private final Link more;
	private ResultBanner shown;
	private boolean all;

	/** A banner. @param resized told when it needs another height */
	Banner(Composite parent, Runnable resized) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 8).spacing(8, 4).applyTo(area);
		sign = new Label(area, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		title = new Label(area, SWT.WRAP);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), title);
		title.setFont(resources.create(FontDescriptor.createFrom(title.getFont()).setStyle(SWT.BOLD)));
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(title);
		reasons = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(24, 0).hint(LEAST, SWT.DEFAULT).applyTo(reasons);
		more = new Link(area, SWT.NONE);
		more.addListener(SWT.Selection, event -> {
			all = !all;
			fill();
			resized.run();
		});
		GridDataFactory.fillDefaults().span(2, 1).indent(24, 0).applyTo(more);
	}

	Control control() {
		return area;
	}

	void show(ResultBanner banner) {
		if (!banner.equals(shown)) {
			all = shown != null && all && shown.level() == banner.level();
			shown = banner;
			fill();
		}
	}

	private void fill() {
		sign.setImage(ResultImages.of(shown.level()));
		title.setText(shown.title().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		StringBuilder text = new StringBuilder();
		// A link for one line would take as much room as the line.
		int first = shown.reasons().size() == FIRST_REASONS + 1 ? FIRST_REASONS + 1 : FIRST_REASONS;
		for (String reason : shown.reasons().stream().limit(all ? Long.MAX_VALUE : first).toList()) {
			text.append(text.isEmpty() ? "" : "\n").append(Messages.Banner_mark).append(reason); //$NON-NLS-1$ //$NON-NLS-2$
		}
		reasons.setText(text.toString().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		visible(reasons, !text.isEmpty());
		int hidden = shown.reasons().size() - first;
		more.setText(all ? Messages.Banner_less : NLS.bind(Messages.Banner_more, hidden));
		visible(more, hidden > 0);
	}

	private static void visible(Control control, boolean on) {
		((GridData) control.getLayoutData()).exclude = !on;
		control.setVisible(on);
	}
}
