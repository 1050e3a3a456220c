/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ide.arrival.EnableJob;

/** Configure, Enable or Disable WireTune: gives the selected projects the nature, or takes it. */
public final class NatureHandler extends AbstractHandler implements IExecutableExtension {

	private boolean enable;

	/** The data behind the colon of the handler's class is {@code enable} or {@code disable}. */
	@Override
	public void setInitializationData(IConfigurationElement element, String property, Object data) {
		enable = "enable".equals(data); //$NON-NLS-1$
	}

	@Override
	public Object execute(ExecutionEvent event) {
		IStructuredSelection selection = HandlerUtil.getCurrentStructuredSelection(event);
		List<IProject> projects = new ArrayList<>();
		for (Object selected : selection) {
			IProject project = Adapters.adapt(selected, IProject.class);
			if (project != null && project.isAccessible()) {
				projects.add(project);
			}
		}
		new EnableJob(enable ? Messages.NatureHandler_enabling : Messages.NatureHandler_disabling, projects, enable).schedule();
		return null;
	}
}
