Feature: What a card targets
  A target is selected as the card is announced. Without it a card that requires one does not stay.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-target-02
  Rule: A card targets what it is played on, even if its text does not say so

    Example: Mot's Advice is played on Data, and is lost with its target
      Given Alice has:
        | card                  | where           |
        | Data                  | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | Julian Bashir         | on "Excavation" |
        | Genetronic Replicator | on the table    |
        | Mot's Advice          | on "Data"       |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data"
      And Alice responds with "Genetronic Replicator"
      Then "Data" is now in Alice's hand
      And "Mot's Advice" is now in Alice's discard pile
      And "Beverly Crusher" and "Julian Bashir" are now stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-target-03
  Rule: A card that requires a target is discarded at once when the target leaves play

    Background:
      Given Alice has:
        | card                  | where           |
        | Chakotay              | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | Julian Bashir         | on "Excavation" |
        | Genetronic Replicator | on the table    |

    Scenario Outline: Chakotay returns to her hand, and <card> is discarded
      Given <player> has:
        | card   | where   | state   |
        | <card> | <where> | <state> |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Chakotay"
      And Alice responds with "Genetronic Replicator"
      Then "Chakotay" is now in Alice's hand
      And "<card>" is now in <player>'s discard pile
      And "Beverly Crusher" and "Julian Bashir" are now stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

      @part=objective
      Examples: An objective
        | card                   | player | where        | state                |
        | Assimilate Counterpart | Bob    | on the table | targeting "Chakotay" |

      @part=incident
      Examples: An incident
        | card            | player | where         | state |
        | Bleed Resources | Alice  | on "Chakotay" |       |

      @part=event
      Examples: An event
        | card         | player | where         | state |
        | Mot's Advice | Alice  | on "Chakotay" |       |

    @part=objective @frame=many
    Example: a ship runs into a mine, and the objective that targets it is discarded
      Given these made-up cards:
        | card         | type    | kind  | attempted by |
        | Quiet Nebula | mission | space | any          |
      And the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                | where                         | state                  |
        | Assimilate Starship | on the table                  | targeting "Bajoran Freighter" |
        | Gravitic Mine       | under "Quiet Nebula" |                        |
      And Bob has:
        | card              | where                      | state   |
        | Bajoran Freighter | at "Quiet Nebula" | damaged |
        | Kira Nerys        | aboard "Bajoran Freighter" |         |
      And it is Bob's orders
      When Bob attempts "Quiet Nebula"
      Then "Bajoran Freighter" has been destroyed
      And "Assimilate Starship" is now in Alice's discard pile

  @ruling=cr14-target-04
  Rule: It is discarded at once, too, when what it targets is no target for it any more

    Background:
      Given Alice has:
        | card     | where           |
        | Khan     | on "Excavation" |
        | Ceti Eel | on the table    |

    Scenario Outline: the eel makes <personnel> hers, and <player>'s <card> is discarded
      Given Bob has:
        | card        | where           |
        | <personnel> | on "Excavation" |
      And <player> has:
        | card   | where   | state   |
        | <card> | <where> | <state> |
      When Alice uses "Ceti Eel" on "<personnel>"
      Then "<personnel>" is now controlled by Alice
      And "Ceti Eel" is now on "<personnel>"
      And "<card>" is now in <player>'s discard pile
      And nothing else has changed

      @part=objective
      Examples: An objective that targets a man of the opponent's
        | card                   | player | where        | state                         | personnel         |
        | Assimilate Counterpart | Alice  | on the table | targeting "Michael Eddington" | Michael Eddington |

      @part=incident
      Examples: An incident on a Maquis of its player's
        | card            | player | where                  | state | personnel         |
        | Bleed Resources | Bob    | on "Michael Eddington" |       | Michael Eddington |

    @part=event
    Example: the eel makes Eight of Nineteen hers, and its Ocular Implants are discarded, but not the advice that anybody may have
      Given Bob has:
        | card              | where                  |
        | Eight of Nineteen | on "Excavation"        |
        | Ocular Implants   | on "Eight of Nineteen" |
        | Mot's Advice      | on "Eight of Nineteen" |
      When Alice uses "Ceti Eel" on "Eight of Nineteen"
      Then "Eight of Nineteen" is now controlled by Alice
      And "Ceti Eel" is now on "Eight of Nineteen"
      And "Ocular Implants" is now in Bob's discard pile
      And "Mot's Advice" is still on "Eight of Nineteen"
      And nothing else has changed

  @ruling=cr14-target-05
  Rule: Targets are selected as the card is announced

    Example: who is afraid is known before the phobia is nullified
      Given Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | Worf          | aboard "Runabout" |
        | Calloway      | aboard "Runabout" |
        | Amanda Rogers | in hand           |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" and "Calloway" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And chance chooses "Worf" from "Worf" and "Calloway"
      And Alice responds with "Amanda Rogers"
      Then "Barclay Transporter Phobia" is now in Bob's discard pile
      And "Amanda Rogers" is now in Alice's discard pile
      And "Worf" and "Calloway" are now on "Excavation"
      And nothing else has changed

  @ruling=cr14-target-06
  Rule: An action is never a target

    Example: the phobia does not keep the others from being beamed
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" and "Calloway" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And chance chooses "Worf"
      Then "Calloway" is now on "Excavation"
      And "Barclay Transporter Phobia" is now on "Worf"
      And nothing else has changed

  @ruling=cr14-target-07
  Rule: Barclay Transporter Phobia targets somebody selected at random among those who beam

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
        | Data     | aboard "Runabout" |
        | Tricorder | aboard "Runabout" |

    Example: chance selects Worf, and not somebody who stays aboard, or equipment
      Given Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf", "Calloway" and "Tricorder" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And chance chooses "Worf" from "Worf" and "Calloway"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still aboard "Runabout"
      And "Calloway" and "Tricorder" are now on "Excavation"
      And nothing else has changed
