/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.expressions.EvaluationContext;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ISources;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.wizards.datatransfer.ProjectConfigurator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.arrival.EnableJob;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
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

	/** Tools that lock files leave them read-only, and one such project ended the enabling of all others. */
	@Test
	void aProjectThatMayNotBeWrittenDoesNotKeepTheOthers() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		IProject sender = Sample.root().getProject("SenderModule");
		WireTuneNature.disable(orders, null);
		WireTuneNature.disable(sender, null);
		IFile description = orders.getFile(IProjectDescription.DESCRIPTION_FILE_NAME);
		ResourceAttributes attributes = description.getResourceAttributes();
		attributes.setReadOnly(true);
		description.setResourceAttributes(attributes);
		try {
			CompletableFuture<IStatus> enabling = CompletableFuture.supplyAsync(() -> {
				try {
					return new EnableJob("Enabling", List.of(orders, sender), true).runInWorkspace(new NullProgressMonitor());
				} catch (CoreException problem) {
					throw new IllegalStateException(problem);
				}
			});
			Shell asked = Wait.value("it is asked whether it may be made writable", Wait.USUAL, () -> Widgets.shells().stream().filter(shell -> Widgets.button(shell, "No").isPresent()).findFirst().orElse(null));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("enable-read-only"));
			Ui.start(() -> Widgets.press(Widgets.button(asked, "No").orElseThrow()));
			IStatus result = enabling.get(20, TimeUnit.SECONDS);
			assertTrue(AnalysedProject.isOn(sender));
			assertFalse(AnalysedProject.isOn(orders));
			assertTrue(result.getMessage().startsWith("WireTune was not enabled for 1 of 2 projects, because their file .project may not be written: OrderApplication."), result.getMessage());
		} finally {
			attributes.setReadOnly(false);
			description.setResourceAttributes(attributes);
			WireTuneNature.enable(orders, null);
			WireTuneNature.enable(sender, null);
		}
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

	/** Existing Projects, Git and wizards ask no configurator: what came by them is offered in the views. */
	@Test
	void aProjectThatCameIsOfferedAboveTheViewsAndEnabledByOneClick() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		int before = Sample.findings(orders).size();
		try {
			Workbench.open("org.wiretune.ui.findingsView");
			WireTuneNature.disable(orders, null);
			Link offer = offer("WireTune can read the project OrderApplication. ");
			Screenshot.ofScreen(WorkbenchCheck.screenshot("arrival-offered"));
			choose(offer, "enable");
			Wait.until("it is enabled and its findings are there", () -> AnalysedProject.isOn(orders) && count(orders) == before);
			Wait.until("nothing is offered", () -> !offer.isVisible());
			IProject other = Sample.root().getProject("Other");
			other.create(null);
			other.open(null);
			other.getFile("sca.module").create(new ByteArrayInputStream("<m/>".getBytes(StandardCharsets.UTF_8)), true, null);
			WireTuneNature.disable(orders, null);
			assertEquals(offer, offer("WireTune can read 2 of "));
			choose(offer, "decline");
			Wait.until("they are offered no more", () -> !offer.isVisible());
			assertFalse(AnalysedProject.isOn(other));
		} finally {
			InstanceScope.INSTANCE.getNode("org.wiretune.ide").remove("declinedProjects");
		}
	}

	private static Link offer(String words) {
		return Wait.value("it is offered", Wait.USUAL, () -> Widgets.first(Workbench.window().getShell(), Link.class, link -> link.isVisible() && "enableBar".equals(link.getData("wiretune")) && link.getText().startsWith(words)).orElse(null));
	}

	private static void choose(Link link, String what) {
		Ui.run(() -> {
			Event event = new Event();
			event.text = what;
			link.notifyListeners(SWT.Selection, event);
		});
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
