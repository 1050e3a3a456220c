/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Text;
import org.wiretune.ui.icon.Icons;

/**
 * A tab that shows settings of a launch configuration, or a part of them. On the UI thread only.
 *
 * @param <S> the settings
 */
abstract class SettingsTab<S> extends AbstractLaunchConfigurationTab {

	private final String image;
	private ResourceManager images;

	/**
	 * Makes a tab.
	 *
	 * @param image path of its image in this bundle
	 */
	SettingsTab(String image) {
		this.image = image;
	}

	/** {@return the settings of a configuration} @param configuration the configuration @throws CoreException where it cannot be read */
	abstract S read(ILaunchConfiguration configuration) throws CoreException;

	/** Writes settings. @param settings the settings @param configuration where to */
	abstract void write(S settings, ILaunchConfigurationWorkingCopy configuration);

	/**
	 * Shows settings.
	 *
	 * @param settings the settings
	 */
	abstract void show(S settings);

	/**
	 * {@return settings with what the user entered in this tab}
	 *
	 * @param settings the settings with what the other tabs say
	 */
	abstract S entered(S settings);

	/**
	 * {@return what is wrong in this tab, as a sentence, or null}
	 *
	 * @param settings the settings
	 */
	abstract String problem(S settings);

	@Override
	public final void initializeFrom(ILaunchConfiguration configuration) {
		try {
			show(read(configuration));
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
	}

	@Override
	public final void performApply(ILaunchConfigurationWorkingCopy configuration) {
		try {
			write(entered(read(configuration)), configuration);
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
	}

	@Override
	public final boolean isValid(ILaunchConfiguration configuration) {
		try {
			setErrorMessage(problem(read(configuration)));
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
		return getErrorMessage() == null;
	}

	@Override
	public final Image getImage() {
		if (images == null) {
			images = new LocalResourceManager(JFaceResources.getResources());
		}
		return images.create(Icons.of(image));
	}

	@Override
	public void dispose() {
		if (images != null) {
			images.dispose();
			images = null;
		}
		super.dispose();
	}

	/** {@return a group that is as wide as its parent, for controls in columns} */
	static Group group(Composite parent, String title, int columns) {
		Group group = new Group(parent, SWT.NONE);
		group.setText(title);
		GridLayoutFactory.swtDefaults().numColumns(columns).applyTo(group);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		return group;
	}

	/** {@return a field that takes what room there is; each change is checked} */
	Text text(Composite parent, String tip) {
		Text text = new Text(parent, SWT.BORDER | SWT.SINGLE);
		text.setToolTipText(tip.isEmpty() ? null : tip);
		text.addModifyListener(event -> updateLaunchConfigurationDialog());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	/** Enables or disables everything below a control. */
	static void enable(Composite parent, boolean enabled) {
		for (Control child : parent.getChildren()) {
			if (child instanceof Composite inner) {
				enable(inner, enabled);
			}
			child.setEnabled(enabled);
		}
	}
}
