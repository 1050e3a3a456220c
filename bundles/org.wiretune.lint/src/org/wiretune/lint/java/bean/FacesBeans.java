/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;

import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;

/** Which classes pages of JavaServer Faces read and call, by the annotations of the standards, of {@code javax} as of {@code jakarta}. */
public final class FacesBeans {

	private static final List<String> SCOPES = List.of("enterprise.context.RequestScoped", "enterprise.context.SessionScoped", "enterprise.context.ConversationScoped", "enterprise.context.ApplicationScoped", "faces.view.ViewScoped", "faces.flow.FlowScoped");

	private FacesBeans() {
	}

	/** {@return whether pages know a class by a name} A named class without a scope, and a managed one of Java itself, count where the file works with JavaServer Faces; what Spring names has pages only where an annotation of theirs says so. @param file the file @param type the class */
	public static boolean is(JavaFile file, TypeDeclaration type) {
		if (type.isInterface()) {
			return false;
		}
		boolean faces = file.importsFrom("javax.faces") || file.importsFrom("jakarta.faces");
		return isMarked(file, type, "faces.bean.ManagedBean") || isMarked(file, type, "enterprise.inject.Model") || isMarked(file, type, "annotation.ManagedBean") && faces
				|| isMarked(file, type, "inject.Named") && !file.importsFrom("org.springframework") && (faces || SCOPES.stream().anyMatch(scope -> isMarked(file, type, scope)));
	}

	private static boolean isMarked(JavaFile file, TypeDeclaration type, String name) {
		return EnterpriseNames.annotation(file, type.modifiers(), name) != null;
	}
}
