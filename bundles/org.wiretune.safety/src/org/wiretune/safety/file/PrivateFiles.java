/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files and folders that only this user may read. */
public enum PrivateFiles {

	/** A file: 0600. */
	FILE("rw-------"),
	/** A folder: 0700. */
	FOLDER("rwx------");

	private static final FileAttribute<?>[] NONE = {};

	private final Set<PosixFilePermission> permissions;

	PrivateFiles(String permissions) {
		this.permissions = PosixFilePermissions.fromString(permissions);
	}

	/**
	 * {@return what a new file or folder is created with} Nothing on systems without such permissions, where the user's own
	 * folders are closed to others.
	 *
	 * @param place where it is created
	 */
	public FileAttribute<?>[] of(Path place) {
		return hasPermissions(place) ? new FileAttribute<?>[] { PosixFilePermissions.asFileAttribute(permissions) } : NONE;
	}

	/**
	 * Creates a folder with all above it that are missing, each closed to others; one that is there already and is open is
	 * closed.
	 *
	 * @param folder the folder
	 * @return the folder
	 * @throws IOException where it cannot be created or belongs to somebody else
	 */
	public static Path folder(Path folder) throws IOException {
		Files.createDirectories(folder, FOLDER.of(folder));
		if (hasPermissions(folder)) {
			PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
			if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && !view.readAttributes().permissions().equals(FOLDER.permissions)) {
				view.setPermissions(FOLDER.permissions);
			}
		}
		return folder;
	}

	private static boolean hasPermissions(Path place) {
		return place.getFileSystem().supportedFileAttributeViews().contains("posix");
	}
}
