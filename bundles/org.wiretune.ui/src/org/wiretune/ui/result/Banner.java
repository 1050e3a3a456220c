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
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.wiretune.ide.results.ResultBanner;

/** The verdict on a run with its reasons: a sign told by its shape, a sentence, and the reasons below. UI thread only. */
final class Banner {

	private static final int MOST_REASONS = 6;

	private final Composite area;
	private final Label sign;
	private final Label title;
	private final Label reasons;

	Banner(Composite parent) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 8).spacing(8, 4).applyTo(area);
		sign = new Label(area, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		title = new Label(area, SWT.WRAP);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), title);
		title.setFont(resources.create(FontDescriptor.createFrom(title.getFont()).setStyle(SWT.BOLD)));
		GridDataFactory.fillDefaults().grab(true, false).hint(300, SWT.DEFAULT).applyTo(title);
		reasons = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(24, 0).hint(300, SWT.DEFAULT).applyTo(reasons);
	}

	Control control() {
		return area;
	}

	void show(ResultBanner banner) {
		sign.setImage(ResultImages.of(banner.level()));
		title.setText(banner.title().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		StringBuilder text = new StringBuilder();
		for (String reason : banner.reasons().stream().limit(MOST_REASONS).toList()) {
			text.append(text.isEmpty() ? "" : "\n").append(Messages.Banner_mark).append(reason); //$NON-NLS-1$ //$NON-NLS-2$
		}
		if (banner.reasons().size() > MOST_REASONS) {
			text.append('\n').append(org.eclipse.osgi.util.NLS.bind(Messages.Banner_more, banner.reasons().size() - MOST_REASONS));
		}
		reasons.setText(text.toString().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		((org.eclipse.swt.layout.GridData) reasons.getLayoutData()).exclude = text.isEmpty();
		reasons.setVisible(!text.isEmpty());
		area.getParent().layout(true, true);
	}
}
