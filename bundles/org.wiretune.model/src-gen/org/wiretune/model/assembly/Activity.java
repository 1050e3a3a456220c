/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Activity</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An activity of a BPEL process that structures, waits, receives, replies or invokes; others are left out.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Activity#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#isCreating <em>Creating</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#isParallel <em>Parallel</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getInvocation <em>Invocation</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Activity extends Element
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final String KIND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected String kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected static final String OPERATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected String operation = OPERATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getPartner() <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected static final String PARTNER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPartner() <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected String partner = PARTNER_EDEFAULT;

	/**
	 * The default value of the '{@link #isCreating() <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCreating()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CREATING_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCreating() <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCreating()
	 * @generated
	 * @ordered
	 */
	protected boolean creating = CREATING_EDEFAULT;

	/**
	 * The default value of the '{@link #isParallel() <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isParallel()
	 * @generated
	 * @ordered
	 */
	protected static final boolean PARALLEL_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isParallel() <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isParallel()
	 * @generated
	 * @ordered
	 */
	protected boolean parallel = PARALLEL_EDEFAULT;

	/**
	 * The cached value of the '{@link #getActivities() <em>Activities</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivities()
	 * @generated
	 * @ordered
	 */
	protected EList<Activity> activities;

	/**
	 * The default value of the '{@link #getInvocation() <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInvocation()
	 * @generated
	 * @ordered
	 */
	protected static final int INVOCATION_EDEFAULT = -1;

	/**
	 * The cached value of the '{@link #getInvocation() <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInvocation()
	 * @generated
	 * @ordered
	 */
	protected int invocation = INVOCATION_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Activity()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackage.Literals.ACTIVITY;
	}

	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the element without its prefix, for example sequence, receive, onMessage.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(String)
	 * @model
	 * @generated
	 */
	public String getKind()
	{
		return kind;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newKind the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	public void setKind(String newKind)
	{
		String oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__KIND, oldKind, kind));
	}

	/**
	 * Returns the value of the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The operation that it receives, answers or calls; null for others.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operation</em>' attribute.
	 * @see #setOperation(String)
	 * @model
	 * @generated
	 */
	public String getOperation()
	{
		return operation;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getOperation <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newOperation the new value of the '<em>Operation</em>' attribute.
	 * @see #getOperation()
	 * @generated
	 */
	public void setOperation(String newOperation)
	{
		String oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__OPERATION, oldOperation, operation));
	}

	/**
	 * Returns the value of the '<em><b>Partner</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The partner link; null for others.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Partner</em>' attribute.
	 * @see #setPartner(String)
	 * @model
	 * @generated
	 */
	public String getPartner()
	{
		return partner;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getPartner <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPartner the new value of the '<em>Partner</em>' attribute.
	 * @see #getPartner()
	 * @generated
	 */
	public void setPartner(String newPartner)
	{
		String oldPartner = partner;
		partner = newPartner;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__PARTNER, oldPartner, partner));
	}

	/**
	 * Returns the value of the '<em><b>Creating</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether a message that it receives starts the process.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Creating</em>' attribute.
	 * @see #setCreating(boolean)
	 * @model
	 * @generated
	 */
	public boolean isCreating()
	{
		return creating;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#isCreating <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newCreating the new value of the '<em>Creating</em>' attribute.
	 * @see #isCreating()
	 * @generated
	 */
	public void setCreating(boolean newCreating)
	{
		boolean oldCreating = creating;
		creating = newCreating;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__CREATING, oldCreating, creating));
	}

	/**
	 * Returns the value of the '<em><b>Parallel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether its parts run at the same time.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parallel</em>' attribute.
	 * @see #setParallel(boolean)
	 * @model
	 * @generated
	 */
	public boolean isParallel()
	{
		return parallel;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#isParallel <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newParallel the new value of the '<em>Parallel</em>' attribute.
	 * @see #isParallel()
	 * @generated
	 */
	public void setParallel(boolean newParallel)
	{
		boolean oldParallel = parallel;
		parallel = newParallel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__PARALLEL, oldParallel, parallel));
	}

	/**
	 * Returns the value of the '<em><b>Activities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Activity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activities inside, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Activity> getActivities()
	{
		if (activities == null)
		{
			activities = new EObjectContainmentEList<Activity>(Activity.class, this, AssemblyPackage.ACTIVITY__ACTIVITIES);
		}
		return activities;
	}

	/**
	 * Returns the value of the '<em><b>Invocation</b></em>' attribute.
	 * The default value is <code>"-1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which invocation of the process it is, counted from 0; -1 for another activity.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Invocation</em>' attribute.
	 * @see #setInvocation(int)
	 * @model default="-1"
	 * @generated
	 */
	public int getInvocation()
	{
		return invocation;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getInvocation <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newInvocation the new value of the '<em>Invocation</em>' attribute.
	 * @see #getInvocation()
	 * @generated
	 */
	public void setInvocation(int newInvocation)
	{
		int oldInvocation = invocation;
		invocation = newInvocation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.ACTIVITY__INVOCATION, oldInvocation, invocation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The invocation that it is; null for another activity.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public Invoke invoke()
	{
		return org.wiretune.model.assembly.AssemblyValues.invoke(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackage.ACTIVITY__ACTIVITIES:
				return ((InternalEList<?>)getActivities()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackage.ACTIVITY__KIND:
				return getKind();
			case AssemblyPackage.ACTIVITY__OPERATION:
				return getOperation();
			case AssemblyPackage.ACTIVITY__PARTNER:
				return getPartner();
			case AssemblyPackage.ACTIVITY__CREATING:
				return isCreating();
			case AssemblyPackage.ACTIVITY__PARALLEL:
				return isParallel();
			case AssemblyPackage.ACTIVITY__ACTIVITIES:
				return getActivities();
			case AssemblyPackage.ACTIVITY__INVOCATION:
				return getInvocation();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackage.ACTIVITY__KIND:
				setKind((String)newValue);
				return;
			case AssemblyPackage.ACTIVITY__OPERATION:
				setOperation((String)newValue);
				return;
			case AssemblyPackage.ACTIVITY__PARTNER:
				setPartner((String)newValue);
				return;
			case AssemblyPackage.ACTIVITY__CREATING:
				setCreating((Boolean)newValue);
				return;
			case AssemblyPackage.ACTIVITY__PARALLEL:
				setParallel((Boolean)newValue);
				return;
			case AssemblyPackage.ACTIVITY__ACTIVITIES:
				getActivities().clear();
				getActivities().addAll((Collection<? extends Activity>)newValue);
				return;
			case AssemblyPackage.ACTIVITY__INVOCATION:
				setInvocation((Integer)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.ACTIVITY__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackage.ACTIVITY__OPERATION:
				setOperation(OPERATION_EDEFAULT);
				return;
			case AssemblyPackage.ACTIVITY__PARTNER:
				setPartner(PARTNER_EDEFAULT);
				return;
			case AssemblyPackage.ACTIVITY__CREATING:
				setCreating(CREATING_EDEFAULT);
				return;
			case AssemblyPackage.ACTIVITY__PARALLEL:
				setParallel(PARALLEL_EDEFAULT);
				return;
			case AssemblyPackage.ACTIVITY__ACTIVITIES:
				getActivities().clear();
				return;
			case AssemblyPackage.ACTIVITY__INVOCATION:
				setInvocation(INVOCATION_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.ACTIVITY__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackage.ACTIVITY__OPERATION:
				return OPERATION_EDEFAULT == null ? operation != null : !OPERATION_EDEFAULT.equals(operation);
			case AssemblyPackage.ACTIVITY__PARTNER:
				return PARTNER_EDEFAULT == null ? partner != null : !PARTNER_EDEFAULT.equals(partner);
			case AssemblyPackage.ACTIVITY__CREATING:
				return creating != CREATING_EDEFAULT;
			case AssemblyPackage.ACTIVITY__PARALLEL:
				return parallel != PARALLEL_EDEFAULT;
			case AssemblyPackage.ACTIVITY__ACTIVITIES:
				return activities != null && !activities.isEmpty();
			case AssemblyPackage.ACTIVITY__INVOCATION:
				return invocation != INVOCATION_EDEFAULT;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(", operation: ");
		result.append(operation);
		result.append(", partner: ");
		result.append(partner);
		result.append(", creating: ");
		result.append(creating);
		result.append(", parallel: ");
		result.append(parallel);
		result.append(", invocation: ");
		result.append(invocation);
		result.append(')');
		return result.toString();
	}

} // Activity
