Feature: Quantum Singularity Lifeforms
  How the ships that they caught are released.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Excavation            |

  @ruling=faq96-323-quantum-singularity-lifeforms-01
  Rule: Any ENGINEER who newly arrives may overcome them, whoever's it is

    Background:
      Given Alice has:
        | card                          | where                      | state                                        |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |                                              |
        | Runabout [hers]               | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
        | Montgomery Scott              | aboard "Runabout" [hers]   | in stasis by "Quantum Singularity Lifeforms" |

    @part=player
    Example: an ENGINEER of the other player arrives and releases the ship when he chooses to
      Given Bob has:
        | card            | where                  |
        | Runabout [his]  | at "Excavation"        |
        | Geordi La Forge | aboard "Runabout" [his] |
      And it is Bob's turn
      When Bob moves "Runabout" [his] to "Explore Black Cluster"
      Then "Runabout" [hers] is still in stasis
      When Bob uses "Geordi La Forge" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" has been nullified
      And "Runabout" [hers] and "Montgomery Scott" are no longer in stasis
      And "Quantum Singularity Lifeforms" is now in Alice's discard pile
      And "Runabout" [hers] and "Montgomery Scott" are no longer stopped
      And "Runabout" [his] is still at "Explore Black Cluster"
      And nothing else has changed

    Example: they catch the ship beside the one that meets them as well, and he releases both
      Given Alice has:
        | card           | where                            |
        | Haakona        | at "Explore Black Cluster"       |
        | Tomalak        | aboard "Haakona"                 |
        | Sarek          | aboard "Runabout" [free]         |
        | Runabout [free] | at "Explore Black Cluster"      |
      And Bob has:
        | card                                 | where                         |
        | Quantum Singularity Lifeforms [seed] | under "Explore Black Cluster" |
        | Runabout [his]                       | at "Excavation"               |
        | Geordi La Forge                      | aboard "Runabout" [his]       |
      When Alice attempts "Explore Black Cluster" from "Runabout" [free]
      Then "Haakona", "Tomalak", "Runabout" [free] and "Sarek" are now in stasis
      When Alice ends the turn
      And Bob moves "Runabout" [his] to "Explore Black Cluster"
      And Bob uses "Geordi La Forge" on "Quantum Singularity Lifeforms" [seed]
      Then "Haakona", "Tomalak", "Runabout" [free] and "Sarek" are no longer in stasis
      And "Runabout" [hers] is no longer in stasis
      And "Runabout" [hers] is no longer stopped
      And "Montgomery Scott" is no longer in stasis
      And "Montgomery Scott" is no longer stopped
      And "Quantum Singularity Lifeforms" [seed] is now in Bob's discard pile
      And "Runabout" [his] is still at "Explore Black Cluster"
      And nothing else has changed

    Example: the ENGINEER aboard the ship in stasis does not overcome them
      When Alice uses "Montgomery Scott" on "Quantum Singularity Lifeforms"
      Then that is illegal
      And nothing else has changed

    Example: of two officers who arrive, the one who is no ENGINEER does not overcome them
      Given Bob has:
        | card            | where                      |
        | Runabout [his]  | at "Explore Black Cluster" |
        | Worf            | aboard "Runabout" [his]    |
        | Geordi La Forge | aboard "Runabout" [his]    |
      And it is Bob's turn
      Then these are illegal:
        | action                                                     |
        | Bob uses "Worf" on "Quantum Singularity Lifeforms"         |
      And these are legal:
        | action                                                        |
        | Bob uses "Geordi La Forge" on "Quantum Singularity Lifeforms" |

    @part=affiliation
    Example: a Romulan ENGINEER releases a ship of the Federation, which is his player's own
      Given Alice has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Palteth | aboard "Haakona" |
        | Tomalak | aboard "Haakona" |
        | Bochra  | aboard "Haakona" |
      And this has happened:
        | action                                           |
        | Alice moves "Haakona" to "Explore Black Cluster" |
      When Alice uses "Palteth" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" has been nullified
      And "Quantum Singularity Lifeforms" is now in Alice's discard pile
      And "Runabout" [hers] and "Montgomery Scott" are no longer in stasis
      And "Runabout" [hers] and "Montgomery Scott" are no longer stopped
      And nothing else has changed

  @ruling=faq96-323-quantum-singularity-lifeforms-02
  Rule: Any player may play Emergency Transporter Armbands to release the ships

    @part=opponent
    Example: the opponent of a ship in stasis releases it
      Given Alice has:
        | card                          | where                      | state                                        |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |                                              |
        | Runabout                      | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
      And Bob has:
        | card                          | where   |
        | Emergency Transporter Armbands | in hand |
      And it is Bob's turn
      When Bob plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms"
      Then "Runabout" is no longer in stasis
      And "Quantum Singularity Lifeforms" is now in Alice's discard pile
      And "Runabout" is no longer stopped
      And "Emergency Transporter Armbands" is now in Bob's discard pile
      And nothing else has changed

    @part=own
    Example: so does its own player
      Given Alice has:
        | card                           | where                      | state                                        |
        | Runabout                       | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
        | Emergency Transporter Armbands | in hand                    |                                              |
      And Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      When Alice plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms"
      Then "Runabout" is no longer in stasis
      And "Quantum Singularity Lifeforms" is now in Bob's discard pile
      And "Runabout" is no longer stopped
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    Example: it is played on the lifeforms, and not on a ship that they caught
      Given Alice has:
        | card                          | where                      | state                                        |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |                                              |
        | Runabout                      | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
      And Bob has:
        | card                           | where   |
        | Emergency Transporter Armbands | in hand |
      And it is Bob's turn
      Then these are illegal:
        | action                                                  |
        | Bob plays "Emergency Transporter Armbands" on "Runabout" |
      And these are legal:
        | action                                                                        |
        | Bob plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms" |

  @ruling=faq96-323-quantum-singularity-lifeforms-03
  Rule: When their conditions are met they are nullified, and all ships are released

    Example: the ships of both players are released together
      Given Alice has:
        | card                          | where                      | state                                        |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |                                              |
        | Runabout                      | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
        | Emergency Transporter Armbands | in hand                   |                                              |
      And Bob has:
        | card    | where                      | state                                        |
        | Haakona | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
      When Alice plays "Emergency Transporter Armbands" on "Quantum Singularity Lifeforms"
      Then "Quantum Singularity Lifeforms" has been nullified
      And "Quantum Singularity Lifeforms" is now in Alice's discard pile
      And "Runabout" and "Haakona" are no longer in stasis
      And "Runabout" and "Haakona" are no longer stopped
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed
