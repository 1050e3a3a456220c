/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.metrics.MetricFigure;

/** Asks for the limit at which a gauge warns. */
final class LimitDialog extends TitleAreaDialog {

	private static final int DECIMALS = 2;

	private final GaugeReading reading;
	private final GaugeDefinition definition;
	private final Optional<GaugeLimit> current;
	private Button byDefault;
	private Button byValue;
	private Button byShare;
	private Button never;
	private Text value;
	private Text share;
	private Optional<GaugeLimit> result;

	/**
	 * A dialog for one gauge.
	 *
	 * @param parent
	 *            window
	 * @param reading
	 *            what the gauge shows now
	 * @param definition
	 *            with the default limit
	 * @param current
	 *            the limit set by the user, empty for the default
	 */
	LimitDialog(Shell parent, GaugeReading reading, GaugeDefinition definition, Optional<GaugeLimit> current) {
		super(parent);
		this.reading = reading;
		this.definition = definition;
		this.current = current;
		result = current;
		setHelpAvailable(false);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(NLS.bind(Messages.Limit_shell, reading.title()));
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		setTitle(NLS.bind(Messages.Limit_title, reading.title()));
		setMessage(definition.about());
		Composite body = new Composite(area, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 12).applyTo(body);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(body);

		byDefault = choice(body, NLS.bind(Messages.Limit_default, describe(definition.limit())), 3);
		byValue = choice(body, Messages.Limit_value, 1);
		value = field(body);
		String unit = reading.value().figure().unit();
		new Label(body, SWT.NONE).setText(unit);
		byShare = choice(body, Messages.Limit_share, 1);
		share = field(body);
		new Label(body, SWT.NONE).setText(NLS.bind(Messages.Limit_shareUnit,
				reading.maximum().isPresent() ? reading.maximum().figure().toString() : Messages.Limit_noMaximum));
		byShare.setEnabled(reading.maximum().isPresent());
		never = choice(body, Messages.Limit_never, 3);

		GaugeLimit shown = current.orElse(definition.limit());
		double limit = shown.value(reading.maximum().value());
		value.setText(Double.isNaN(limit) ? "" : Digits.atMost(limit / factor(), DECIMALS)); //$NON-NLS-1$
		share.setText(shown.kind() == GaugeLimit.Kind.SHARE ? Digits.atMost(shown.figure() * 100, DECIMALS) : "90"); //$NON-NLS-1$
		select(current);
		value.addModifyListener(event -> check());
		share.addModifyListener(event -> check());
		return area;
	}

	private double factor() {
		return MetricFigure.factor(reading.unit(), reading.scale().to());
	}

	private String describe(GaugeLimit limit) {
		return switch (limit.kind()) {
		case NONE -> Messages.Limit_describeNone;
		case SHARE -> NLS.bind(Messages.Limit_describeShare, Digits.atMost(limit.figure() * 100, DECIMALS));
		case VALUE, LEAST -> Digits.atMost(limit.figure() / factor(), DECIMALS) + ' ' + reading.value().figure().unit();
		};
	}

	private Button choice(Composite parent, String text, int span) {
		Button button = new Button(parent, SWT.RADIO);
		button.setText(text);
		GridDataFactory.swtDefaults().span(span, 1).applyTo(button);
		button.addListener(SWT.Selection, event -> {
			enable();
			check();
		});
		return button;
	}

	private static Text field(Composite parent) {
		Text text = new Text(parent, SWT.BORDER | SWT.RIGHT);
		GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).hint(90, SWT.DEFAULT).applyTo(text);
		return text;
	}

	private void select(Optional<GaugeLimit> limit) {
		byDefault.setSelection(limit.isEmpty());
		byValue.setSelection(limit.filter(some -> some.kind() == GaugeLimit.Kind.VALUE).isPresent());
		byShare.setSelection(limit.filter(some -> some.kind() == GaugeLimit.Kind.SHARE).isPresent());
		never.setSelection(limit.filter(some -> some.kind() == GaugeLimit.Kind.NONE).isPresent());
		enable();
	}

	private void enable() {
		value.setEnabled(byValue.getSelection());
		share.setEnabled(byShare.getSelection());
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		check();
	}

	/** Says what is missing instead of only greying the button. */
	private void check() {
		String problem = null;
		if (byValue.getSelection() && !(number(value) > 0)) {
			problem = NLS.bind(Messages.Limit_wrongValue, reading.value().figure().unit());
		} else if (byShare.getSelection() && !(number(share) > 0 && number(share) <= 100)) {
			problem = Messages.Limit_wrongShare;
		}
		setErrorMessage(problem);
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(problem == null);
		}
	}

	private double number(Text field) {
		return Digits.read(field.getText()).orElse(Double.NaN);
	}

	@Override
	protected void okPressed() {
		if (byDefault.getSelection()) {
			result = Optional.empty();
		} else if (byValue.getSelection()) {
			result = Optional.of(new GaugeLimit(GaugeLimit.Kind.VALUE, number(value) * factor()));
		} else if (byShare.getSelection()) {
			result = Optional.of(new GaugeLimit(GaugeLimit.Kind.SHARE, number(share) / 100));
		} else {
			result = Optional.of(GaugeLimit.NONE);
		}
		super.okPressed();
	}

	/** What the user decided; empty for the default limit. */
	Optional<GaugeLimit> result() {
		return result;
	}
}
