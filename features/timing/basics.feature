Feature: Basic rules of timing
  Cards that lose their targets.

  @ruling=custom-timing-41
  Rule: An objective goes with its target

    Example: its target returns to hand
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card                   | where              | state                |
        | Assimilate Counterpart | on the table       | targeting "Chakotay" |
        | Armus - Skin of Evil   | under "Excavation" |                      |
      And Alice has:
        | card                  | where           |
        | Chakotay              | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | Julian Bashir         | on "Excavation" |
        | Genetronic Replicator | on the table    |
      When Alice attempts "Excavation"
      And chance chooses "Chakotay"
      And Alice responds with "Genetronic Replicator"
      Then "Chakotay" is now in Alice's hand
      And "Assimilate Counterpart" is now in Bob's discard pile
      And "Beverly Crusher" and "Julian Bashir" are now stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-timing-42
  Rule: An objective goes when what it targets is no target for it any more

    Example: its player gains control of the man whom it targets
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           | state                         |
        | Khan                   | on "Excavation" |                               |
        | Ceti Eel               | on the table    |                               |
        | Assimilate Counterpart | on the table    | targeting "Michael Eddington" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
      When Alice uses "Ceti Eel" on "Michael Eddington"
      Then "Michael Eddington" is now controlled by Alice
      And "Ceti Eel" is now on "Michael Eddington"
      And "Assimilate Counterpart" is now in Alice's discard pile
      And nothing else has changed
