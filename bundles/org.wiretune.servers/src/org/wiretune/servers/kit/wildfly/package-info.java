/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** WildFly and JBoss EAP. */
package org.wiretune.servers.kit.wildfly;
