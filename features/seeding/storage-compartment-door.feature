Feature: Storage Compartment Door
  What it draws from the side deck of tribbles.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-storage-compartment-door-01
  Rule: To draw by it is to execute orders, after the card plays of the turn

    Background:
      Given Alice has:
        | card                     | where           |
        | Storage Compartment Door | on the table    |
        | Federation Outpost       | at "Excavation" |
        | Simon Tarses             | in hand         |
        | 1 Tribble - Go           | in Tribbles     |

    Example: she lets a tribble in, and nobody reports any more on that turn
      When Alice uses "Storage Compartment Door"
      And Alice chooses "Federation Outpost"
      And Alice reports "Simon Tarses" to "Federation Outpost"
      Then that is illegal
      And "1 Tribble - Go" is still aboard "Federation Outpost"
      And nothing else has changed

    Example: he reports first, and then the tribble is let in
      When Alice reports "Simon Tarses" to "Federation Outpost"
      And Alice uses "Storage Compartment Door"
      And Alice chooses "Federation Outpost"
      Then "1 Tribble - Go" is now aboard "Federation Outpost"
      And "Simon Tarses" is still aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eS-storage-compartment-door-02
  Rule: What is drawn by it is not part of the hand

    @frame=many
    Example: three tribbles are drawn, and none of them is in hand before the first is let out
      Given Alice has:
        | card                     | where        |
        | Storage Compartment Door | on the table |
        | Data                     | in hand      |
      And Alice's Tribbles hold in order:
        | card                    |
        | 1 Tribble - Go [first]  |
        | 1 Tribble - Go [second] |
        | 10 Tribbles - Go        |
      When Alice uses "Storage Compartment Door"
      And Alice chooses 3
      Then Alice's hand now holds in order:
        | card |
        | Data |
      When Alice chooses none
      And Alice chooses none
      And Alice chooses none
      Then "10 Tribbles - Go" has been discarded
      And Alice's hand now holds in order:
        | card |
        | Data |

  @ruling=1eS-storage-compartment-door-03
  Rule: Each card that is drawn is played or discarded at once, and none is kept

    Background:
      Given Alice has:
        | card                     | where        |
        | Storage Compartment Door | on the table |
      And Alice's Tribbles hold in order:
        | card                    |
        | 1 Tribble - Go [first]  |
        | 1 Tribble - Go [second] |
        | 10 Tribbles - Go        |

    Example: one bothers Klag, one Bob's ship, and the third, for which there is no use, is discarded
      Given Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
        | Klag         | on "Excavation" |
      When Alice uses "Storage Compartment Door"
      And Alice chooses 3
      And Alice chooses "Excavation"
      And Alice chooses "I.K.S. Buruk"
      And Alice chooses none
      Then "1 Tribble - Go" [first] is still on "Excavation"
      And "1 Tribble - Go" [second] is still aboard "I.K.S. Buruk"
      And "10 Tribbles - Go" has been discarded
      And "10 Tribbles - Go" is now face up
      And nothing else has changed

  @ruling=1eS-storage-compartment-door-04
  Rule: What is drawn by it and discarded lies face up beneath the side deck of tribbles

    Example: of two tribbles one is let out, and the other lies face up beneath those that are left
      Given Alice has:
        | card                     | where        |
        | Storage Compartment Door | on the table |
      And Alice's Tribbles hold in order:
        | card                    |
        | 1 Tribble - Go [first]  |
        | 1 Tribble - Go [second] |
        | 10 Tribbles - Go        |
      When Alice uses "Storage Compartment Door"
      And Alice chooses 2
      And Alice chooses "Excavation"
      And Alice chooses none
      Then Alice's Tribbles now hold in order:
        | card                    |
        | 10 Tribbles - Go        |
        | 1 Tribble - Go [second] |
      And "1 Tribble - Go" [second] is now face up
      And "1 Tribble - Go" [first] is still on "Excavation"
      And nothing else has changed
