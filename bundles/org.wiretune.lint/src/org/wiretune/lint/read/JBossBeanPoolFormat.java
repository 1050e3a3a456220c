/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.model.Insertion;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/**
 * Reads {@code ejb3-interceptors-aop.xml} of JBoss AS 4.2 to 6 and EAP 4.2 to 5: the pool annotation of each domain,
 * {@code @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)}, or {@code PoolClass} in
 * the older form. A pool is named after its domain.
 */
public final class JBossBeanPoolFormat extends XmlFormat {

	@Override
	public String id() {
		return "jboss-bean-pools";
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("ejb3-interceptors-aop.xml");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("aop");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement domain : root.children("domain")) {
			for (XmlElement annotation : domain.children("annotation")) {
				if (annotation.hasText() && annotation.isClosed()) {
					pool(domain, annotation, settings, parts);
				}
			}
		}
	}

	private static void pool(XmlElement domain, XmlElement annotation, XmlSettings settings, FileParts parts) {
		String text = XmlText.withoutComments(annotation.rawText());
		int at = text.indexOf('@');
		int open = text.indexOf('(');
		int close = text.lastIndexOf(')');
		if (at < 0 || open < at || close < open) {
			return;
		}
		String type = text.substring(at + 1, open).strip();
		String simple = type.substring(type.lastIndexOf('.') + 1);
		if (!simple.equals("Pool") && !simple.equals("PoolClass")) {
			return;
		}
		SourceText source = annotation.document().source();
		Members members = new Members(text, open + 1, close, annotation.textStart(), source, settings);
		BeanPool pool = PlatformFactory.INSTANCE.createBeanPool();
		XmlAttribute name = domain.attribute("name");
		pool.setName(name == null ? null : name.value());
		pool.setBeanKind(name == null ? null : name.value());
		pool.setOrigin(source.origin(annotation.textStart() + at, open - at));
		pool.setPoolClass(members.setting("value", null));
		pool.setMaximumSize(members.setting("maxSize", "instances"));
		pool.setTimeout(members.setting("timeout", "milliseconds"));
		parts.add(pool);
	}

	/**
	 * The members between the parentheses of an annotation.
	 *
	 * @param text the annotation
	 * @param start behind the opening parenthesis
	 * @param end the closing parenthesis
	 * @param offset of the annotation in the file
	 * @param source the file
	 * @param settings makes settings
	 */
	private record Members(String text, int start, int end, int offset, SourceText source, XmlSettings settings) {

		Setting setting(String name, String unit) {
			int i = start;
			while (i < end) {
				int memberEnd = memberEnd(i);
				int equals = text.indexOf('=', i);
				boolean named = equals >= 0 && equals < memberEnd && isName(text.substring(i, equals).strip());
				// A single value may stand without its name.
				String member = named ? text.substring(i, equals).strip() : "value";
				if (member.equals(name) && !text.substring(i, memberEnd).isBlank()) {
					return value(name, named ? equals + 1 : i, memberEnd, unit);
				}
				i = memberEnd + 1;
			}
			boolean empty = text.substring(start, end).isBlank();
			String quote = name.equals("value") ? "\"" : "";
			int place = offset + end;
			return settings.missing(name, new Insertion(source.path(), place, source.line(place), (empty ? "" : ", ") + name + "=" + quote, quote), unit, null);
		}

		private static boolean isName(String word) {
			return !word.isEmpty() && word.chars().allMatch(Character::isJavaIdentifierPart);
		}

		private int memberEnd(int from) {
			boolean quoted = false;
			for (int i = from; i < end; i++) {
				char c = text.charAt(i);
				if (c == '"') {
					quoted = !quoted;
				} else if (c == ',' && !quoted) {
					return i;
				}
			}
			return end;
		}

		private Setting value(String name, int from, int to, String unit) {
			int first = from;
			int last = to;
			while (first < last && Character.isWhitespace(text.charAt(first))) {
				first++;
			}
			while (last > first && Character.isWhitespace(text.charAt(last - 1))) {
				last--;
			}
			if (last - first > 1 && text.charAt(first) == '"' && text.charAt(last - 1) == '"') {
				first++;
				last--;
			}
			return settings.set(name, XmlText.ofContent(text.substring(first, last)), source.origin(offset + first, last - first), unit);
		}
	}
}
