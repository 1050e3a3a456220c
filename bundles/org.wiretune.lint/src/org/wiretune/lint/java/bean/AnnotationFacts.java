/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.core.Insertion;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaForm;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.settings.ValueType;

/**
 * Annotations whose members are settings: caches, generators of keys, bean pools, transaction timeouts. Each gives a group
 * with the name of the class, or of the class and its member, that it stands at.
 */
public final class AnnotationFacts {

	/** The kind of the file that holds the groups. */
	static final String KIND = "java-annotations";

	private final JavaFile file;
	private final Constants constants;
	private final ConfigurationFile groups = PlatformFactory.INSTANCE.createConfigurationFile();

	/** Observes nothing yet. @param file the file @param constants the values of its constants */
	public AnnotationFacts(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
	}

	/** Reads an annotation; does nothing where it is none of the kinds. */
	public void visit(Annotation annotation) {
		String simpleName = Annotations.simpleName(annotation);
		for (AnnotationKind kind : AnnotationKind.ALL) {
			if (kind.hasSimpleName(simpleName) && kind.names().stream().anyMatch(name -> is(annotation, name))) {
				groups.getGroups().add(group(annotation, kind));
				return;
			}
		}
	}

	/** Gives what was read. */
	public void finish(FileParts parts) {
		if (groups.getGroups().isEmpty()) {
			return;
		}
		String path = file.source().path();
		groups.setName(path.substring(path.lastIndexOf('/') + 1));
		groups.setPath(path);
		groups.setKind(KIND);
		groups.setProduct(Product.JAVA);
		groups.setScope("application");
		groups.setOrigin(SourceText.wholeFile(path));
		parts.add(groups);
	}

	private boolean is(Annotation annotation, String qualifiedName) {
		String written = annotation.getTypeName().getFullyQualifiedName();
		return written.indexOf('.') < 0 ? qualifiedName.endsWith('.' + written) && file.imports(qualifiedName) : written.equals(qualifiedName);
	}

	private ConfigurationGroup group(Annotation annotation, AnnotationKind kind) {
		ConfigurationGroup group = NewParts.group(kind.group(), kind.label(), name(annotation), file.origin(annotation.getTypeName()));
		for (AnnotationKind.Member member : kind.members()) {
			Expression value = Annotations.member(annotation, member.name());
			Setting setting = value == null ? missing(annotation, member) : set(value, member);
			if (setting != null) {
				setting.setName(member.name());
				setting.setUnit(member.unit());
				setting.setValueType(member.valueType());
				group.getSettings().add(setting);
			}
		}
		return group;
	}

	/** The class, and the field or method where the annotation stands at one. */
	private String name(Annotation annotation) {
		ASTNode owner = annotation.getParent();
		while (owner != null && !(owner instanceof AbstractTypeDeclaration) && !(owner instanceof FieldDeclaration) && !(owner instanceof MethodDeclaration)) {
			owner = owner.getParent();
		}
		if (owner instanceof FieldDeclaration field && !field.fragments().isEmpty()) {
			return file.qualifiedName(owner) + '.' + ((VariableDeclarationFragment) field.fragments().get(0)).getName().getIdentifier();
		}
		if (owner instanceof MethodDeclaration method) {
			return file.qualifiedName(owner) + '.' + method.getName().getIdentifier();
		}
		return owner == null ? Annotations.simpleName(annotation) : file.qualifiedName(owner);
	}

	/** The value of a literal, a constant of the file, or a constant of an enumeration; null for any other. */
	private Setting set(Expression value, AnnotationKind.Member member) {
		if (value instanceof QualifiedName name && file.constant(name.getName().getIdentifier()) == null) {
			return JavaFile.setting(member.name(), name.getName().getIdentifier(), null, file.origin(name.getName()));
		}
		if (value instanceof BooleanLiteral literal) {
			return JavaFile.setting(member.name(), String.valueOf(literal.booleanValue()), null, file.origin(value));
		}
		if (value instanceof TypeLiteral literal) {
			return ofType(member.name(), literal);
		}
		Long number = constants.number(value);
		String text = number == null ? constants.string(value) : number.toString();
		if (text == null && value instanceof SimpleName name) {
			text = name.getIdentifier();
		}
		return text == null ? null : file.setting(member.name(), text, null, value);
	}

	/** A class as a value, as in {@code @PoolClass(value = StrictMaxPool.class)}. Another class may need an import, so it is not written. */
	private Setting ofType(String name, TypeLiteral literal) {
		Setting setting = JavaFile.setting(name, JavaFile.simpleName(literal.getType()), null, file.origin(literal.getType()));
		setting.setForm(ValueForm.NONE);
		return setting;
	}

	private Setting missing(Annotation annotation, AnnotationKind.Member member) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setState(member.standard() == null ? SettingState.ABSENT : SettingState.DEFAULTED);
		if (member.standard() != null) {
			setting.setValue(member.standard().value());
			setting.setDefaultSource(member.standard().source());
		}
		setting.setInsertion(insertion(annotation, member));
		return setting;
	}

	/** The place of a number or truth; a text would need quotes or the name of a constant, which its rule has to know. */
	private Insertion insertion(Annotation annotation, AnnotationKind.Member member) {
		if (member.valueType() == ValueType.TEXT) {
			return null;
		}
		SourceText source = file.source();
		String assignment = member.name() + " = ";
		if (annotation instanceof MarkerAnnotation) {
			int end = annotation.getTypeName().getStartPosition() + annotation.getTypeName().getLength();
			return new Insertion(source.path(), end, source.line(end), '(' + assignment, ")", JavaForm.WORD);
		}
		List<?> values = annotation instanceof NormalAnnotation normal ? normal.values() : List.of();
		if (values.isEmpty()) {
			return null;
		}
		ASTNode last = (ASTNode) values.get(values.size() - 1);
		int end = last.getStartPosition() + last.getLength();
		return new Insertion(source.path(), end, source.line(end), ", " + assignment, "", JavaForm.WORD);
	}
}
