/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.services.IServiceLocator;

/** What stands in place of the map where there is none: a sentence with the next step. UI thread only. */
final class MessagePage {

	private static final String SAMPLE_WIZARD = "org.wiretune.ui.sampleWizard"; //$NON-NLS-1$
	private static final int MARGIN = 16;
	private static final int WIDTH = 360;

	private final Composite page;
	private final Link link;

	MessagePage(Composite parent, IServiceLocator services) {
		page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
		link = new Link(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		link.addListener(SWT.Selection, event -> createSample(services));
	}

	Composite control() {
		return page;
	}

	/** {@return what stands there} */
	String text() {
		return link.getText();
	}

	void show(String text) {
		link.setText(text);
		link.setToolTipText(text.contains("<a") ? Messages.Empty_createTip : null); //$NON-NLS-1$
		page.layout(true);
	}

	boolean setFocus() {
		return link.setFocus();
	}

	private static void createSample(IServiceLocator services) {
		Command command = services.getService(ICommandService.class).getCommand(IWorkbenchCommandConstants.FILE_NEW);
		try {
			ParameterizedCommand create = ParameterizedCommand.generateCommand(command,
					java.util.Map.of(IWorkbenchCommandConstants.FILE_NEW_PARM_WIZARDID, SAMPLE_WIZARD));
			services.getService(IHandlerService.class).executeCommand(create, null);
		} catch (CommandException problem) {
			Platform.getLog(MessagePage.class).error("The wizard of the sample solution does not open.", problem); //$NON-NLS-1$
		}
	}
}
