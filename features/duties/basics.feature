Feature: Basic rules of required actions
  What may be done with a ship that a card obliges to travel.

  @ruling=custom-duties-06
  Rule: Others may bring cards aboard it

    Example: another ship beams Klag aboard
      Given the spaceline:
        | mission               | span |
        | Explore Black Cluster | 3    |
        | Relief Mission        | 4    |
      And Alice has:
        | card           | where                      |
        | Cha'Joh        | at "Explore Black Cluster" |
        | B'iJik         | aboard "Cha'Joh"           |
        | I.K.C. Hegh'ta | at "Explore Black Cluster" |
        | Kurn           | aboard "I.K.C. Hegh'ta"    |
        | Klag           | aboard "I.K.C. Hegh'ta"    |
      And Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Relief Mission" |
      When Alice beams "Klag" aboard "Cha'Joh"
      Then "Klag" is now aboard "Cha'Joh"
      And nothing else has changed
