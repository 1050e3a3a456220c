/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** An application of the user with its configuration as a run takes it: copies of its files, some with another content. */
package org.wiretune.servers.application;
