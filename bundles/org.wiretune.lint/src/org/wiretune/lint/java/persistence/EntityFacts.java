/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/** Entities and how their keys are generated. */
public final class EntityFacts {

	private EntityFacts() {
	}

	/** Reads a class; does nothing where it is no entity. */
	public static void read(JavaFile file, Constants constants, TypeDeclaration type, FileParts parts) {
		Annotation marker = Annotations.find(type.modifiers(), "Entity");
		if (marker == null || !Annotations.isPersistence(file, marker, "Entity")) {
			return;
		}
		Entity entity = PlatformFactory.INSTANCE.createEntity();
		entity.setName(file.qualifiedName(type));
		entity.setOrigin(file.origin(type.getName()));
		entity.setTable(table(file, constants, type));
		entity.setGeneratorStrategy(strategy(file, type));
		parts.add(entity);
	}

	private static Setting table(JavaFile file, Constants constants, TypeDeclaration type) {
		Annotation annotation = Annotations.find(type.modifiers(), "Table");
		Expression name = annotation == null ? null : Annotations.member(annotation, "name");
		String value = name == null ? null : constants.string(name);
		return value == null ? null : JavaFile.setting("table", value, null, file.origin(name));
	}

	/** The strategy of the first generated key, of a field or of a getter; null where the application sets the key. */
	private static Setting strategy(JavaFile file, TypeDeclaration type) {
		for (Object each : type.bodyDeclarations()) {
			Annotation annotation = Annotations.find(((BodyDeclaration) each).modifiers(), "GeneratedValue");
			if (annotation != null) {
				Expression strategy = Annotations.member(annotation, "strategy");
				if (strategy == null) {
					return unstated(file, annotation);
				}
				SimpleName name = lastName(strategy);
				return name == null ? null : JavaFile.setting("strategy", name.getIdentifier(), null, file.origin(name));
			}
		}
		return null;
	}

	/** Without a strategy the provider chooses: AUTO. */
	private static Setting unstated(JavaFile file, Annotation annotation) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName("strategy");
		setting.setValue("AUTO");
		setting.setState(SettingState.DEFAULTED);
		setting.setDefaultSource("Java Persistence API 1.0, GeneratedValue");
		setting.setOrigin(file.origin(annotation));
		return setting;
	}

	private static SimpleName lastName(Expression expression) {
		if (expression instanceof QualifiedName qualified) {
			return qualified.getName();
		}
		return expression instanceof Name name ? (SimpleName) name : null;
	}
}
