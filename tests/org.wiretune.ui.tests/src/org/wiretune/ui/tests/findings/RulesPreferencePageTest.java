/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.baseline.ProjectRules;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class RulesPreferencePageTest {

	private static final String PAGE = "org.wiretune.ui.rules";
	private static final String RULE = "batch-loop-without-clear";

	@AfterEach
	void standard() throws Exception {
		RuleChoices.store(java.util.Map.of(RULE, RuleChoice.STANDARD));
		Sample.settle();
	}

	private static Shell open() {
		Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Workbench.window().getShell(), PAGE, new String[] { PAGE }, null).open());
		return Wait.value("the preferences are open", Wait.USUAL, () -> Widgets.shells().stream().filter(shell -> Widgets.button(shell, "Apply and Close").isPresent() && tree(shell) != null)
				.findFirst().orElse(null));
	}

	private static Tree tree(Shell shell) {
		return Widgets.first(shell, Tree.class, each -> each.getColumnCount() == 3 && each.isVisible()).orElse(null);
	}

	private static void filter(Shell shell, String words) {
		Tree tree = Ui.get(() -> tree(shell));
		Text field = Ui.get(() -> Widgets.first(tree.getParent().getParent(), Text.class, each -> true).orElseThrow());
		Ui.run(() -> field.setText(words));
	}

	private static TreeItem rule(Tree tree) {
		for (TreeItem group : tree.getItems()) {
			for (TreeItem item : group.getItems()) {
				if (item.getText(1).equals(RULE)) {
					return item;
				}
			}
		}
		return null;
	}

	@Test
	void aRuleIsFoundExplainedAndSwitchedOff() throws Exception {
		Shell shell = open();
		Tree tree = Ui.get(() -> tree(shell));
		List<String> subjects = Ui.get(() -> List.of(tree.getItems()).stream().map(TreeItem::getText).toList());
		assertTrue(subjects.contains("Wiring") && subjects.contains("Logging"), subjects.toString());
		filter(shell, RULE);
		TreeItem item = Wait.value("the rule is found", Wait.USUAL, () -> tree.isDisposed() ? null : rule(tree));
		Ui.run(() -> {
			tree.setSelection(item);
			Widgets.send(tree, SWT.Selection);
		});
		Combo combo = Wait.value("the rule is explained", Wait.USUAL, () -> Widgets.first(shell, Combo.class, each -> each.isVisible() && List.of(each.getItems()).contains("Off")).orElse(null));
		assertTrue(Ui.get(() -> Widgets.all(shell, StyledText.class, StyledText::isVisible).stream().anyMatch(text -> text.getText().contains("When not to follow"))));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("preferences-rules"));
		Ui.run(() -> Widgets.choose(combo, "Off"));
		Wait.until("the line says so", () -> item.getText(2).equals("Off"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Apply and Close").orElseThrow()));
		Wait.until("the preferences are closed", shell::isDisposed);
		assertEquals(RuleChoice.OFF, RuleChoices.of(RULE));
		Sample.settle();
		assertTrue(Sample.findings(Sample.root()).stream().noneMatch(marker -> RULE.equals(marker.getAttribute("org.wiretune.ruleId", ""))));
	}

	@Test
	void looksGoodInTheDark() throws Exception {
		Workbench.theme(Workbench.DARK);
		try {
			Shell shell = open();
			filter(shell, "pool");
			Wait.until("rules are found", () -> tree(shell).getItemCount() > 0);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("preferences-rules-dark"));
			Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").map(Button.class::cast).orElseThrow()));
			Wait.until("the preferences are closed", shell::isDisposed);
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	@Test
	void thePropertiesOfAProjectTellAndWriteItsRulesFile() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		IFile rules = orders.getFile("wiretune.rules");
		ProjectRules.write(orders, java.util.Map.of(RULE, Optional.of(RuleLevel.OFF)), null);
		try {
			assertEquals(java.util.Map.of(RULE, RuleLevel.OFF), ProjectRules.levels(orders));
			Ui.start(() -> PreferencesUtil.createPropertyDialogOn(Workbench.window().getShell(), orders, "org.wiretune.ui.projectRules", null, null).open());
			Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shells().stream().filter(each -> Widgets.button(each, "Apply and Close").isPresent() && tree(each) != null).findFirst().orElse(null));
			TreeItem item = Wait.value("the group with the rule of the file is open", Wait.USUAL, () -> rule(tree(shell)));
			assertEquals("Off", Ui.get(() -> item.getText(2)));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("properties-project"));
			Ui.run(() -> Widgets.press(Widgets.button(shell, "Read the wiring and settings of this project with WireTune").orElseThrow()));
			Ui.start(() -> Widgets.press(Widgets.button(shell, "Apply and Close").orElseThrow()));
			Wait.until("the properties are closed and the project is left alone", () -> shell.isDisposed() && !AnalysedProject.isOn(orders));
			ProjectRules.write(orders, java.util.Map.of(RULE, Optional.empty()), null);
			assertEquals(0, rules.getLocation().toFile().length());
		} finally {
			rules.delete(true, null);
			WireTuneNature.enable(orders, null);
		}
	}
}
