Feature: A treaty is seeded, as printed
  Only one of the treaties may be, by whoever has an outpost of the Klaestrons.

  @ruling=custom-cards-587
  Rule: With a Klaestron Outpost in play a player may seed Treaty: Federation/Cardassian

    Scenario Outline: with <outpost>, that Alice seeds <treaty> is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the facility phase
      And Alice has:
        | card      | where           |
        | <outpost> | at "Excavation" |
        | <treaty>  | in seed cards   |
      When Alice seeds "<treaty>" on the table
      Then that is <verdict>

      Examples: Another outpost does not do
        | outpost            | treaty                        | verdict |
        | Klaestron Outpost  | Treaty: Federation/Cardassian | legal   |
        | Federation Outpost | Treaty: Federation/Cardassian | illegal |
