Feature: Stunned and mortally wounded personnel
  They lie on the ground; what they mean to others remains, and what they can do does not.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-stunned-and-mortally-wounded-01
  Rule: Stunned and mortally wounded personnel still modify other personnel

    Scenario Outline: a <status> Kor strengthens the other Klingon
      Given Alice has:
        | card | where           | state    |
        | Kor  | on "Excavation" | <status> |
        | Klag | on "Excavation" |          |
      Then the STRENGTH of "Klag" is 9

      @part=stunned
      Examples: Stunned
        | status  |
        | stunned |

      @part=mortally-wounded
      Examples: Mortally wounded
        | status           |
        | mortally wounded |

    @part=stunned
    Example: so does Bob's Kor aboard a ship, in Alice's orders
      Given it is Alice's orders
      And Bob has:
        | card         | where                 | state   |
        | I.K.S. Buruk | at "Excavation"       |         |
        | Kor          | aboard "I.K.S. Buruk" | stunned |
        | Klag         | aboard "I.K.S. Buruk" |         |
      Then the STRENGTH of "Klag" is 9

  @ruling=1eS-stunned-and-mortally-wounded-02
  Rule: Stunned and mortally wounded personnel may not use their other skills

    Background:
      Given Alice has:
        | card                        | where           | state   |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |
        | Worf                        | on "Excavation" | stopped |

    @part=stunned
    Example: a stunned counselor does not free her team
      Given "Deanna Troi (First Contact)" is stunned
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: a counselor who is not stunned does
      When Alice uses "Deanna Troi (First Contact)"
      Then "Deanna Troi (First Contact)" and "Worf" are no longer stopped
      And nothing else has changed

    @part=mortally-wounded
    Example: neither does a mortally wounded one
      Given "Deanna Troi (First Contact)" is mortally wounded
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: a stunned queen gives no choice of a download in place of the card draw
      Given Alice has:
        | card       | where           | state    |
        | Borg Queen | on "Excavation" | stunned  |
      And Alice's draw deck holds in order:
        | card         |
        | Data         |
        | Survey Drone |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And "Survey Drone" is still in Alice's draw deck
      And "Deanna Troi (First Contact)" is no longer stopped
      And "Worf" is no longer stopped
      And nothing else has changed

    Example: the hive lacks the skill of a stunned drone
      Given Alice has:
        | card            | where           | state   |
        | Interlink Drone | on "Excavation" |         |
        | Survey Drone    | on "Excavation" |         |
        | Tactical Drone  | on "Excavation" | stunned |
      Then the skills of "Survey Drone" are Archaeology, Geology

    @part=stunned
    Scenario Outline: aboard a ship a counselor who is <state> frees the others of her crew, and that is <verdict>
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And "Deanna Troi (First Contact)" and "Worf" are aboard "Runabout"
      And "Deanna Troi (First Contact)" is <state>
      When Alice uses "Deanna Troi (First Contact)"
      Then that is <verdict>

      Examples: Stunned, and not
        | state       | verdict |
        | stunned     | illegal |
        | not stunned | legal   |

  @ruling=1eS-stunned-and-mortally-wounded-03
  Rule: Stunned MEDICAL personnel cannot run the Genetronic Replicator

    Background:
      Given Alice has:
        | card                  | where           |
        | Genetronic Replicator | on the table    |
        | Calloway              | on "Excavation" |
        | Alyssa Ogawa          | on "Excavation" |
        | Taitt                 | on "Excavation" |
      And it is Bob's turn

    Example: one of the two doctors is stunned, and the victim cannot be saved
      Given these made-up cards:
        | card        | type      | affiliations | classification | strength |
        | Big Warrior | personnel | Klingon      | OFFICER        | 40       |
      And "Calloway" is stunned
      And Bob has:
        | card        | where           |
        | Big Warrior | on "Excavation" |
      When Bob attacks "Taitt" with "Big Warrior"
      And chance chooses "Taitt"
      And Alice responds with "Genetronic Replicator"
      Then that is illegal
      And "Taitt" has been killed

    Example: two doctors who are not stunned save the victim
      Given these made-up cards:
        | card        | type      | affiliations | classification | strength |
        | Big Warrior | personnel | Klingon      | OFFICER        | 40       |
      And Bob has:
        | card        | where           |
        | Big Warrior | on "Excavation" |
      When Bob attacks "Taitt" with "Big Warrior"
      And chance chooses "Taitt"
      And Alice responds with "Genetronic Replicator"
      Then "Taitt" is now in Alice's hand
      And "Taitt" has not been killed
      And "Calloway" and "Alyssa Ogawa" are now stopped
      And "Big Warrior" is now stopped
      And nothing else has changed

  @ruling=1eS-stunned-and-mortally-wounded-04
  Rule: A stunned Elim Garak cannot avoid the selection of a personnel to be killed

    Example: chance selects from him and the other one
      Given Alice has:
        | card       | where           | state   |
        | Elim Garak | on "Excavation" | stunned |
        | Derell     | on "Excavation" |         |
      And Bob has:
        | card   | where           |
        | Gowron | on "Excavation" |
        | Kurn   | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Elim Garak" and "Derell" with "Gowron" and "Kurn"
      And chance chooses "Elim Garak" from "Elim Garak" and "Derell"
      Then "Elim Garak" has been killed
