/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.Objects;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;

/** Two runs to compare; the earlier one is found out when they are read, unless they took turns. */
public final class RunComparisonInput implements IEditorInput {

	private final IFile one;
	private final IFile other;
	private final boolean turns;

	/**
	 * Makes an input.
	 *
	 * @param one a run file
	 * @param other another run file
	 */
	public RunComparisonInput(IFile one, IFile other) {
		this(one, other, false);
	}

	/**
	 * Makes an input.
	 *
	 * @param one a run file
	 * @param other another run file
	 * @param turns whether they took turns: the first is the one before, whichever was started earlier
	 */
	RunComparisonInput(IFile one, IFile other, boolean turns) {
		this.one = one;
		this.other = other;
		this.turns = turns;
	}

	boolean tookTurns() {
		return turns;
	}

	IFile one() {
		return one;
	}

	IFile other() {
		return other;
	}

	@Override
	public boolean exists() {
		return one.exists() && other.exists();
	}

	@Override
	public ImageDescriptor getImageDescriptor() {
		return ResultImages.descriptor("compare"); //$NON-NLS-1$
	}

	/** The editor names its tab by what is compared as soon as the files are read. */
	@Override
	public String getName() {
		return Messages.Comparison_name;
	}

	@Override
	public IPersistableElement getPersistable() {
		return null;
	}

	@Override
	public String getToolTipText() {
		return NLS.bind(Messages.Comparison_files, one.getFullPath(), other.getFullPath());
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return null;
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof RunComparisonInput input && input.one.equals(one) && input.other.equals(other) && input.turns == turns;
	}

	@Override
	public int hashCode() {
		return Objects.hash(one, other);
	}
}
