Feature: Where cards that report anywhere do not report
  They need something to stand on.

  @ruling=1eS-space-transferring-cards-into-02
  Rule: Nothing but a ship reports into space

    Scenario Outline: Luther Sloan, who reports anywhere, is to report to <mission>
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Repair Mission |
      And Alice has:
        | card         | where   |
        | Luther Sloan | in hand |
      When Alice reports "Luther Sloan" to "<mission>"
      Then that is <verdict>

      Examples: Not where there is no planet
        | mission        | verdict |
        | Repair Mission | illegal |
        | Excavation     | legal   |
