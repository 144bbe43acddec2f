Feature: Cards of another universe
  They come through a doorway, and only while it is open.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-310-au-doorway-06 @1e-1996
  Rule: While the Doorway is closed nobody of another universe comes into play

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Richard Castillo   | in hand         |

    Example: he does not report behind a closed door
      Given Alice has:
        | card                    | where        | state  |
        | Alternate Universe Door | on the table | closed |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: he comes through the open one
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then "Richard Castillo" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: the Doorway itself needs none, and then he comes
      Given Alice has:
        | card                    | where   |
        | Alternate Universe Door | in hand |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then that is illegal
      When Alice plays "Alternate Universe Door"
      And Alice reports "Richard Castillo" to "Federation Outpost"
      Then "Richard Castillo" is now aboard "Federation Outpost"
      And "Alternate Universe Door" is still in Alice's core
      And nothing else has changed

  @ruling=faq96-310-au-doorway-02 @1e-1996
  Rule: No dilemma of another universe is seeded before the Doorway is on the table

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card          | where         |
        | Empathic Echo | in seed cards |

    @part=dilemma
    Example: without the Doorway the echo is not seeded
      When Alice seeds "Empathic Echo" under "Excavation"
      Then that is illegal
      And nothing else has changed

    @part=artifact
    Example: nor is the flute
      Given Alice has:
        | card           | where         |
        | Ressikan Flute | in seed cards |
      When Alice seeds "Ressikan Flute" under "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: with it on the table it is
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice seeds "Empathic Echo" under "Excavation"
      Then "Empathic Echo" is now under "Excavation"
      And nothing else has changed

  Rule: What was seeded has come through the Doorway, and needs it no more

    Background:
      Given Bob has:
        | card                    | where        | state  |
        | Alternate Universe Door | on the table | closed |

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-02 @1e-1996 @part=dilemma
    Example: his dilemma is met though the Doorway is closed
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Galen  | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Bochra" and "Galen" are now stopped
      And "Empathic Echo" is still under "Excavation"
      And nothing else has changed

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-02 @1e-1996 @part=artifact @frame=many
    Example: the flute is earned though there is no Doorway
      Given Alice has:
        | card           | where              |
        | Jean-Luc Picard | on "Excavation"    |
        | Ressikan Flute | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ressikan Flute" is now in Alice's core

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-04 @1e-1996 @frame=many
    Example: the watch, which goes to hand, is played though there is no Doorway
      Given Alice has:
        | card                        | where              |
        | Jean-Luc Picard             | on "Excavation"    |
        | Samuel Clemens' Pocketwatch | under "Excavation" |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Deanna Troi |
      When Alice attempts "Excavation"
      And Alice plays "Samuel Clemens' Pocketwatch"
      Then "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Data" is now in Alice's hand
