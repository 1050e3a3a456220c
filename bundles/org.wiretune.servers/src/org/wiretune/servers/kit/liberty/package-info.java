/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Open Liberty and WebSphere Liberty. */
package org.wiretune.servers.kit.liberty;
