/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** See {@link org.jboss.tm}. */
package org.jboss.tm.usertx.client;
