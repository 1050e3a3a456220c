/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Arrays;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.wiretune.core.RuleLimit;
import org.wiretune.ide.RuleChoice;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.ui.parts.ReadText;

/** What the chosen rule says, its severity, and its numbers. UI thread only. */
final class RuleDetails {

	private final Composite area;
	private final Map<RuleLimit, Long> limits;
	private final Function<Rule, RuleChoice> get;
	private final BiConsumer<Rule, RuleChoice> set;
	private Rule rule;

	RuleDetails(Composite parent, Map<RuleLimit, Long> limits, Function<Rule, RuleChoice> get, BiConsumer<Rule, RuleChoice> set) {
		this.limits = limits;
		this.get = get;
		this.set = set;
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(0, 5).applyTo(area);
		fill();
	}

	/** Shows a rule, or what to do where none is chosen. */
	void show(Rule chosen) {
		if (chosen != rule) {
			rule = chosen;
			fill();
		}
	}

	/** Shows the choices anew. */
	void refresh() {
		fill();
	}

	private void fill() {
		for (Control child : area.getChildren()) {
			child.dispose();
		}
		if (rule == null) {
			Label hint = new Label(area, SWT.WRAP);
			hint.setText(Messages.RulesPreferencePage_choose);
			GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(hint);
		} else {
			severity();
			rule.limits().forEach(this::number);
			text();
		}
		area.layout(true);
	}

	private void severity() {
		new Label(area, SWT.NONE).setText(Messages.RulesPreferencePage_severityOf);
		Combo combo = new Combo(area, SWT.READ_ONLY);
		combo.setItems(Arrays.stream(RuleChoice.values()).map(choice -> ChoiceLabels.of(rule, choice)).toArray(String[]::new));
		combo.select(get.apply(rule).ordinal());
		Rule shown = rule;
		combo.addListener(SWT.Selection, event -> {
			int index = combo.getSelectionIndex();
			combo.getDisplay().asyncExec(() -> set.accept(shown, RuleChoice.values()[index]));
		});
	}

	private void number(RuleLimit limit) {
		Label label = new Label(area, SWT.WRAP);
		String name = RuleRegistry.texts(rule).limitLabel(limit.name());
		label.setText(limit.unit() == null ? NLS.bind(Messages.RulesPreferencePage_number, name) : NLS.bind(Messages.RulesPreferencePage_numberUnit, name, limit.unit()));
		Spinner spinner = new Spinner(area, SWT.BORDER);
		spinner.setValues((int) value(limit), (int) Math.max(limit.minimum(), Integer.MIN_VALUE), (int) Math.min(limit.maximum(), Integer.MAX_VALUE), 0, 1, 10);
		spinner.addListener(SWT.Modify, event -> limits.put(limit, (long) spinner.getSelection()));
	}

	private long value(RuleLimit limit) {
		return limits.getOrDefault(limit, limit.standard());
	}

	private void text() {
		RuleTexts texts = RuleRegistry.texts(rule);
		StyledText text = ReadText.in(area, SWT.BORDER);
		text.setText(String.join("\n\n", texts.why(), NLS.bind(Messages.RulesPreferencePage_evidence, texts.evidence(), texts.source()), //$NON-NLS-1$
				NLS.bind(Messages.RulesPreferencePage_caveat, texts.caveat()), NLS.bind(Messages.RulesPreferencePage_products, texts.products())));
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(200, 60).applyTo(text);
	}
}
