/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Reads {@code ejb3-interceptors-aop.xml} of JBoss AS 4.2 to 6 and EAP 4.2 to 5: the pool annotation of each domain,
 * {@code @org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)}, or {@code PoolClass} in
 * the older form. A pool is named after its domain.
 */
public final class JBossBeanPoolFormat extends JBossInterceptorsFormat {

	@Override
	public String id() {
		return "jboss-bean-pools";
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement domain : root.children("domain")) {
			for (XmlElement annotation : domain.children("annotation")) {
				AnnotationMembers members = AnnotationMembers.of(annotation, settings);
				if (members != null && (members.type().equals("Pool") || members.type().equals("PoolClass"))) {
					parts.add(pool(domain, members));
				}
			}
		}
	}

	private static BeanPool pool(XmlElement domain, AnnotationMembers members) {
		BeanPool pool = PlatformFactory.INSTANCE.createBeanPool();
		XmlAttribute name = domain.attribute("name");
		pool.setName(name == null ? null : name.value());
		pool.setBeanKind(name == null ? null : name.value());
		pool.setOrigin(members.origin());
		pool.setPoolClass(members.setting("value", null));
		pool.setMaximumSize(members.setting("maxSize", "instances"));
		pool.setTimeout(members.setting("timeout", "milliseconds"));
		return pool;
	}
}
