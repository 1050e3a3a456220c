/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Servers elsewhere that the user has named: remembered with the workspace, their passwords in secure storage. */
package org.wiretune.ide.addresses;
