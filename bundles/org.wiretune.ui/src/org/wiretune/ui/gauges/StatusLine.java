/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.gauges.GaugeSnapshot;
import org.wiretune.servers.metrics.ConnectionState;

/** Says above the gauges where the connection stands, with a sign and in words, and offers the next step. */
final class StatusLine {

	private static final String OTHER = "other"; //$NON-NLS-1$

	private final Composite line;
	private final Label sign;
	private final Link sentence;
	private String shown = ""; //$NON-NLS-1$
	private Optional<RunningServer> offered = Optional.empty();

	/**
	 * An empty line.
	 *
	 * @param parent
	 *            where it goes
	 * @param connect
	 *            what the link does that leads to a choice of programs
	 * @param show
	 *            takes the server that was offered
	 */
	StatusLine(Composite parent, Runnable connect, Consumer<RunningServer> show) {
		line = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 5).spacing(6, 0).applyTo(line);
		sign = new Label(line, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		sentence = new Link(line, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(sentence);
		sentence.addListener(SWT.Selection, event -> {
			if (OTHER.equals(event.text) && offered.isPresent()) {
				show.accept(offered.get());
			} else {
				connect.run();
			}
		});
	}

	Control control() {
		return line;
	}

	void show(GaugeSnapshot snapshot) {
		Image image = snapshot.status().map(GaugeIcons::of).orElseGet(GaugeIcons::none);
		if (sign.getImage() != image) {
			sign.setImage(image);
		}
		boolean offer = snapshot.status().isEmpty() || snapshot.status().get().state() == ConnectionState.FAILED
				|| snapshot.status().get().state() == ConnectionState.LOST;
		String text = snapshot.sentence().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		offered = snapshot.offered();
		if (offered.isPresent()) {
			text = text + " <a href=\"" + OTHER + "\">" + NLS.bind(Messages.View_showOther, offered.get().name().replace("&", "&&")) + "</a>"; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
		}
		if (offer) {
			text = text + " <a>" + Messages.View_chooseLink + "</a>"; //$NON-NLS-1$ //$NON-NLS-2$
		}
		if (!text.equals(shown)) {
			shown = text;
			sentence.setText(text);
			line.getParent().layout(true, true);
		}
		String cost = snapshot.cost();
		if (!cost.equals(sentence.getToolTipText())) {
			sentence.setToolTipText(cost.isEmpty() ? null : cost);
		}
	}
}
