Feature: Answers to what is being played, as printed
  A Targ and others that nullify a card as it comes.

  @ruling=custom-cards-493
  Rule: A Targ nullifies Rogue Borg that are just being played where it is

    Scenario Outline: the Targ is <where>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      And Bob has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Runabout      | at "Excavation"        |
        | Worf          | aboard "I.K.C. Bortas" |
        | Targ          | aboard "<where>"       |
      When Alice plays "Rogue Borg Mercenaries" on "I.K.C. Bortas"
      And Bob responds with "Targ"
      Then that is <verdict>

      Examples:
        | where         | verdict |
        | I.K.C. Bortas | legal   |
        | Runabout      | illegal |

    @frame=many
    Example: they are discarded, and do not fight
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      And Bob has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Targ          | aboard "I.K.C. Bortas" |
      When Alice plays "Rogue Borg Mercenaries" on "I.K.C. Bortas"
      And Bob responds with "Targ"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Rogue Borg Mercenaries" is now in Alice's discard pile
      And "Targ" is still aboard "I.K.C. Bortas"
