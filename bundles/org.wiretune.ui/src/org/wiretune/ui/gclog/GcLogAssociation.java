/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IEditorAssociationOverride;
import org.wiretune.gclog.read.GcLogStart;

/**
 * Opens collection logs of any name in their editor, where nothing but an editor for plain text would open the file. A content
 * type for all names would have the platform read every log and text whenever it draws an icon; here the first bytes are read
 * when a file is opened.
 */
public final class GcLogAssociation implements IEditorAssociationOverride {

	/** Editors that take what nobody else does; another one was chosen by the user or knows the file. */
	private static final Set<String> PLAIN = Set.of("org.eclipse.ui.DefaultTextEditor", "org.eclipse.ui.genericeditor.GenericEditor"); //$NON-NLS-1$ //$NON-NLS-2$
	/** Files that are never a log are not opened for it. */
	private static final Set<String> NAMES = Set.of("log", "txt", "out", "gc", "gz", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$

	@Override
	public IEditorDescriptor overrideDefaultEditor(IEditorInput input, IContentType contentType, IEditorDescriptor before) {
		if (before != null && !PLAIN.contains(before.getId())) {
			return before;
		}
		Path file = file(input);
		return file != null && mayBeLog(file) && GcLogStart.isLog(file) ? PlatformUI.getWorkbench().getEditorRegistry().findEditor(GcLogEditor.ID) : before;
	}

	@Override
	public IEditorDescriptor[] overrideEditors(IEditorInput input, IContentType contentType, IEditorDescriptor[] before) {
		return before;
	}

	@Override
	public IEditorDescriptor overrideDefaultEditor(String name, IContentType contentType, IEditorDescriptor before) {
		return before;
	}

	@Override
	public IEditorDescriptor[] overrideEditors(String name, IContentType contentType, IEditorDescriptor[] before) {
		return before;
	}

	/** By the end of the name; a number after it is that of a log that was turned. */
	private static boolean mayBeLog(Path file) {
		String name = file.getFileName().toString().toLowerCase(Locale.ROOT).replaceAll("(\\.\\d+)+$", ""); //$NON-NLS-1$ //$NON-NLS-2$
		int dot = name.lastIndexOf('.');
		return NAMES.contains(dot < 0 ? "" : name.substring(dot + 1)); //$NON-NLS-1$
	}

	private static Path file(IEditorInput input) {
		if (input instanceof IFileEditorInput chosen) {
			IPath location = chosen.getFile().getLocation();
			return location == null ? null : location.toFile().toPath();
		}
		URI uri = input instanceof IURIEditorInput other ? other.getURI() : null;
		return uri != null && "file".equals(uri.getScheme()) ? Path.of(uri) : null; //$NON-NLS-1$
	}
}
