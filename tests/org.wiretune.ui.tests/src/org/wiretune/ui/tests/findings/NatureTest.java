/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.Set;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.expressions.EvaluationContext;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.wizards.datatransfer.ProjectConfigurator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class NatureTest {

	@Test
	void theCommandsTakeAndGiveTheNature() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		int before = Sample.findings(orders).size();
		assertTrue(before > 0);
		execute("org.wiretune.ui.disable", orders);
		Wait.until("the nature is off and its findings are gone", () -> !AnalysedProject.isOn(orders) && count(orders) == 0);
		execute("org.wiretune.ui.enable", orders);
		Wait.until("the nature is on and the findings are back", () -> AnalysedProject.isOn(orders) && count(orders) == before);
	}

	private static int count(IProject project) {
		try {
			return Sample.findings(project).size();
		} catch (CoreException problem) {
			throw new IllegalStateException(problem);
		}
	}

	@Test
	void anImportedProjectIsOffered() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		WireTuneNature.disable(orders, null);
		ProjectConfigurator configurator = configurator();
		assertTrue(configurator.canConfigure(orders, Set.of(), new NullProgressMonitor()));
		assertTrue(configurator.shouldBeAnEclipseProject(Sample.root().getProject("SenderModule"), new NullProgressMonitor()));
		assertEquals(Set.of(), configurator.findConfigurableLocations(new File("."), new NullProgressMonitor()));
		configurator.configure(orders, Set.of(), new NullProgressMonitor());
		assertTrue(AnalysedProject.isOn(orders));
		assertFalse(configurator.canConfigure(orders, Set.of(), new NullProgressMonitor()), "It is on already.");
		IProject other = Sample.root().getProject("Other");
		other.create(null);
		other.open(null);
		assertFalse(configurator.canConfigure(other, Set.of(), new NullProgressMonitor()), "There is nothing in it.");
	}

	private static ProjectConfigurator configurator() throws CoreException {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.ide.projectConfigurators")) {
			if (element.getContributor().getName().equals("org.wiretune.ui")) {
				return (ProjectConfigurator) element.createExecutableExtension("class");
			}
		}
		throw new AssertionError("No configurator of org.wiretune.ui");
	}

	private static void execute(String id, IProject project) {
		Ui.run(() -> {
			ParameterizedCommand command = new ParameterizedCommand(Workbench.window().getService(ICommandService.class).getCommand(id), null);
			IHandlerService handlers = Workbench.window().getService(IHandlerService.class);
			IEvaluationContext context = new EvaluationContext(handlers.createContextSnapshot(false), project);
			context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(project));
			try {
				handlers.executeCommandInContext(command, null, context);
			} catch (CommandException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}
}
