/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.cheatsheets.OpenCheatSheetAction;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The cheat sheet opens, and its steps do what they say. */
@ExtendWith(WorkbenchCheck.class)
class CheatSheetTest {

	private static final String SHEET = "org.wiretune.help.firstPerformanceTest";
	private static final String VIEW = "org.eclipse.ui.cheatsheets.views.CheatSheetView";
	private static final String PERSPECTIVE = "org.wiretune.ui.perspective";
	private static final String FILE = "cheatsheets/first-performance-test.xml";

	@AfterEach
	void closeView() {
		Workbench.close(VIEW);
	}

	@Test
	void sheetOpens() throws Exception {
		Ui.run(() -> new OpenCheatSheetAction(SHEET).run());

		Wait.until("the title of the cheat sheet", () -> Widgets.first(Workbench.window().getShell(), ScrolledForm.class,
				form -> form.getText().contains("First Performance Test in Five Minutes")).isPresent());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("cheat-sheet"));
	}

	/** The wizard of the first step opens the perspective of WireTune; from there the other steps go on. */
	@Test
	void commandsOfItsStepsAreThere() throws Exception {
		String before = Ui.get(() -> Workbench.page().getPerspective().getId());
		Workbench.perspective(PERSPECTIVE);
		try {
			assertCommandsAreThere();
		} finally {
			Workbench.perspective(before);
		}
	}

	private static void assertCommandsAreThere() throws Exception {
		List<String> serialized = commands();
		assertFalse(serialized.isEmpty());
		ICommandService commands = Ui.get(() -> PlatformUI.getWorkbench().getService(ICommandService.class));
		for (String text : serialized) {
			ParameterizedCommand command = commands.deserialize(text);
			assertTrue(command.getCommand().isDefined(), text);
			Wait.until("a handler of " + text, command.getCommand()::isHandled);
			for (Object value : command.getParameterMap().values()) {
				assertIsThere(command.getId(), (String) value);
			}
		}
	}

	private static void assertIsThere(String command, String id) {
		switch (command) {
			case "org.eclipse.ui.newWizard" -> assertNotNull(Ui.get(() -> PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(id)), id);
			case "org.eclipse.ui.views.showView" -> assertNotNull(Ui.get(() -> PlatformUI.getWorkbench().getViewRegistry().find(id)), id);
			default -> fail("nothing tells whether " + id + " of " + command + " is there");
		}
	}

	private static List<String> commands() throws Exception {
		List<String> commands = new ArrayList<>();
		try (InputStream file = Platform.getBundle("org.wiretune.help").getEntry(FILE).openStream()) {
			NodeList elements = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getElementsByTagName("command");
			for (int i = 0; i < elements.getLength(); i++) {
				commands.add(((Element) elements.item(i)).getAttribute("serialization"));
			}
		}
		return commands;
	}
}
